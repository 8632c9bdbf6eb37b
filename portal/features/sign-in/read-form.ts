/** The fields of a form that was sent; null when its body is of another kind, or cannot be read. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

export const unreadableForm = '提交的内容没有读出来，请重新填写后再试';

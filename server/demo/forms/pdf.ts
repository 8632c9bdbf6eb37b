/** A4 page, margin and line spacing, in points. */
const pageFormat = { width: 595, height: 842, margin: 64, leading: 36 };

/** UTF-16 in hexadecimal, as the font's encoding requires. */
function pdfText(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}

/** A PDF of one page: a title and lines to fill in. It uses a font of the PDF viewer, so that no file embeds one. */
export function pdf(title: string, fields: readonly string[]): Buffer {
  const line = (text: string, size: number, y: number) =>
    `BT /F1 ${size} Tf ${pageFormat.margin} ${y} Td <${pdfText(text)}> Tj ET`;
  const top = pageFormat.height - pageFormat.margin - 24;
  const drawn = [
    line(title, 20, top),
    ...fields.map((field, index) =>
      line(`${field}：________________________________`, 12, top - pageFormat.leading * (index + 2)),
    ),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageFormat.width} ${pageFormat.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

// Runs scripts/<name>.ts. Plain JavaScript, so that an old Node can read the sentence that says it is old.
const oldest = [22, 22];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  process.stderr.write(
    `Yimen needs Node ${oldest.join('.')} or newer and this is ${process.versions.node}: run "npm ci", which brings its own on Linux, or install a newer one.\n`,
  );
  process.exit(1);
}
const [name, ...rest] = process.argv.slice(2);
process.argv.splice(1, process.argv.length, `${name}`, ...rest);
try {
  await import(`./${name}.ts`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

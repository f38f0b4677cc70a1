import { buildSite } from '#site/build/build-site.ts';

const [root = '', outDir = ''] = process.argv.slice(2);
// Built as one language of several: such a build skips compression, which finds no faults.
process.stdout.write(JSON.stringify(await buildSite({ root, outDir, isPart: true, log: () => {} })));

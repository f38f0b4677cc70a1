import { buildSite } from '#site/build/build-site.ts';

const [root = '', outDir = ''] = process.argv.slice(2);
// As a part: nothing is compressed, which shows nothing.
process.stdout.write(JSON.stringify(await buildSite({ root, outDir, isPart: true, log: () => {} })));

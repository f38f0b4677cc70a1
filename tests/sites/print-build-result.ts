import { buildSite } from '#site/build/build-site.ts';

const [root = '', outDir = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await buildSite({ root, outDir, log: () => {} })));

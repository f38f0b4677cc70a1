import { compareBuilds } from '#docusaurus/compare/compare-builds.ts';
import { sayComparison } from '#docusaurus/compare/say-comparison.ts';

/** `node bench/move-in/compare.ts BUILD-OF-DOCUSAURUS OUR-BUILD [BASE]`: what `nonius import --check --against` says, of builds that are there already. */
const [theirs, ours, base = '/'] = process.argv.slice(2);
if (theirs === undefined || ours === undefined) throw new Error('Two folders are needed: the build of Docusaurus and ours.');
console.log(sayComparison(compareBuilds({ theirs, ours, base })).join('\n'));

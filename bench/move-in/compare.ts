import { compareBuilds } from './compare-builds.ts';

/** `node bench/move-in/compare.ts BUILD-OF-DOCUSAURUS OUR-BUILD`: says how far two builds of the same sources agree. */
const [theirs, ours] = process.argv.slice(2);
if (theirs === undefined || ours === undefined) throw new Error('Two folders are needed: the build of Docusaurus and ours.');
const { pages, words, losses, headings, ids, code, turns } = compareBuilds(theirs, ours);
const share = (lost: number, all: number) => `${lost} of ${all} lost (${((100 * lost) / Math.max(1, all)).toFixed(2)} %)`;
console.log(`pages     ${pages.theirs} theirs, ${pages.ours} ours; missing: ${pages.missing.length} ${pages.missing.slice(0, 10).join(' ')}`);
console.log(`words     ${share(words.lost, words.theirs)}`);
console.log(`headings  ${share(headings.lost, headings.theirs)}`);
console.log(`ids       ${share(ids.lost, ids.theirs)}`);
console.log(`code      ${share(code.lost, code.theirs)}`);
console.log(`turning   ${turns.different.length} of ${turns.pages} pages differ ${turns.different.slice(0, 5).join(' ')}`);
for (const { path, lost } of losses.slice(0, 15)) console.log(`  ${path}: ${lost.length}: ${lost.slice(0, 12).join(' ')}`);

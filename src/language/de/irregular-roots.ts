/**
 * Roots of verbs by the roots of their forms with another vowel (freigibt, vergaß, gemessen), all as the search writes them: folded and without endings.
 * Only forms that are no other word by themselves stand here, and none that a stem has already.
 */
export const irregularRoots: ReadonlyMap<string, string> = new Map(
	`
bieg gebog
brech brich brach gebroch
bring bracht gebracht
fall gefall
find gefund
geb gib gab gegeb
halt gehalt
hang gehang
heb gehob
helf hilf geholf
lad gelad
lass gelass
lauf gelauf
les lies geles
mess miss gemess
nehm nimm nahm genomm
schliess schloss geschloss
schreib schrieb geschrieb
seh sieh geseh
sprech sprich gesproch
stehl stiehl gestohl
steig gestieg
trag getrag
treff triff getroff
tret tritt getret
vergess vergiss vergass
verlier verlor
werf wirf geworf
zieh gezog
`
		.trim()
		.split('\n')
		.flatMap((line) => {
			const [root = '', ...forms] = line.split(' ');
			return forms.map((form): [string, string] => [form, root]);
		}),
);

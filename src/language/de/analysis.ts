import type { Analysis } from '#text/analysis.ts';
import { foldForSearch } from './fold.ts';
import { irregularRoots } from './irregular-roots.ts';

const STOP_WORDS =
	'aber als am an auch auf aus bei beim bis da das dass dem den der denn des die dies diese dieser dieses doch durch ein eine einem einen einer eines er es für gibt geht hat habe ich ihr ihre ' +
	'im in ist ja kann kein keine keinen kommt man macht mache mehr mein meine mit muss nach nicht noch nur ob obwohl oder sein sich sie sind so soll trotz über um und unter vom von vor wann warum ' +
	'was welche welcher welches wenn wer werden wie wieso wird wo wurde zu zum zur';

/** English words without topic, because readers of German pages also ask in English; without those that mean something in German, such as „will“. */
const ENGLISH_STOP_WORDS =
	'a and are as at be by can do does for from had how i if into is it its my not of on or should that the their there these this those to we what when where which who why with would you your';

const WEAK_WORDS =
	'all alle allem allen aller alles anders bekomme bekommen bekommt bin bleibt brauche brauchen braucht dabei dafür damit dann darf davon dort dürfen einfach etwas ganz gar gegen genau gerade ' +
	'haben heißt hier immer irgendwie jede jeden jeder jedes jemand jetzt können könnte lassen lässt leider liegt mal möchte müssen nie nochmal nun ohne passiert plötzlich richtig schon sehr seit sollen sollte ' +
	'stehen steht tun uns unser unsere viel viele vielleicht weil welchen wie will wir wofür wohin wollen woran worauf wozu zwischen';

const TROUBLES =
	'nicht kein keine keinen keiner nie fehlt fehlen fehler problem warum wieso weshalb trotz obwohl geht unmöglich not cannot verschwunden kaputt falsch';

const PARTICLES = 'ab an auf aus bei ein fest frei her hin los mit nach um vor weg weiter zu zurück zusammen';

/** Words that would become shorter than this keep their endings. */
const SHORTEST_STEM = 4;

/** German, as far as the search needs it. */
export const analysis: Analysis = {
	stem,
	restsOfEndings: ['g', 'ng', 'h', 'ch', 'ich', 't', 'it', 'eit'],
	stopWords: folded(`${STOP_WORDS} ${ENGLISH_STOP_WORDS}`),
	weakWords: folded(WEAK_WORDS),
	troubles: folded(TROUBLES),
	apiWords: folded('api rest schnittstelle endpunkt endpoint http json'),
	particles: folded(PARTICLES),
	negation: { words: folded('nicht kein keine keinen'), prefix: 'un' },
	compounds: {
		joints: ['s', 'es', 'n', 'en', 'er', 'e'],
		// Prüf|mittel of prüfen, Wechsel|modus of wechseln, Kalibrier|labor of Kalibrierung.
		droppedEndings: ['en', 'n', 'ung'],
		// verschieben has nothing to do with a Schieber.
		prefixes: folded('ver zer ent emp miss'),
	},
};

/** Participles of verbs with such a part, inflected or not: ausgemustert, angelegte, freigegeben; but not eingeben, where `ge` belongs to the verb. */
const PARTICIPLE = new RegExp(`^(${[...folded(PARTICLES)].join('|')})ge(?=.{3,}(?:t|en)(?:e[mnrs]?)?$)`);

/** One stem for Sperre, sperren, sperrt, gesperrt and Sperrung, and for anlegen and angelegt: a wrong word more among the results is better than the right one missing. */
function stem(word: string): string {
	if (/\d/.test(word)) return word;
	let root = withRegularRoot(word.replace(PARTICIPLE, '$1'));
	for (let short = shorten(root); short !== root; short = shorten(root)) root = withRegularRoot(short);
	return root;
}

function shorten(word: string): string {
	const spare = word.length - SHORTEST_STEM;
	if (spare >= 2 && word.startsWith('ge') && word.endsWith('t')) return word.slice(2);
	if (spare >= 3 && word.endsWith('ung')) return word.slice(0, -3);
	if (spare >= 2 && (word.endsWith('em') || word.endsWith('er'))) return word.slice(0, -2);
	if (spare >= 4 && /(?:lich|[hk]eit)$/.test(word)) return word.slice(0, -4);
	return spare >= 1 && 'tesnoa'.includes(word.slice(-1)) ? word.slice(0, -1) : word;
}

/** Prefixes before the root of a verb. */
const FRONTS = [...folded(PARTICLES), 'be', 'ver', 'er', 'ent', 'zer'];
const IRREGULAR = new RegExp(`^((?:${FRONTS.join('|')})?)(${[...irregularRoots.keys()].join('|')})$`);

/** `freigeb` of freigib, `mess` of gemess. */
const withRegularRoot = (root: string) =>
	root.replace(IRREGULAR, (_, front: string, form: string) => {
		const regular = front + (irregularRoots.get(form) ?? form);
		// The stem of a short verb keeps its `e`: geben.
		return regular.length < SHORTEST_STEM ? `${regular}e` : regular;
	});

function folded(words: string): ReadonlySet<string> {
	return new Set(words.split(' ').map(foldForSearch));
}

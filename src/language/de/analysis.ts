import type { Analysis } from '#text/analysis.ts';
import { foldForSearch } from './fold.ts';

const STOP_WORDS =
	'aber als am an auch auf aus bei beim bis da das dass dem den der denn des die dies diese dieser dieses doch durch ein eine einem einen einer eines er es für gibt geht hat habe ich ihr ihre ' +
	'im in ist ja kann kein keine keinen kommt man macht mache mehr mein meine mit muss nach nicht noch nur ob obwohl oder sein sich sie sind so soll trotz über um und unter vom von vor wann warum ' +
	'was welche welcher welches wenn wer werden wie wieso wird wo wurde zu zum zur';

const TROUBLES = 'nicht kein keine keinen keiner nie fehlt fehlen fehler problem warum wieso weshalb trotz obwohl geht unmöglich verschwunden kaputt falsch';

const PARTICLES = 'ab an auf aus bei ein fest frei her hin los mit nach um vor weg weiter zu zurück zusammen';

/** Shorter than this nothing is taken from a word. */
const SHORTEST_STEM = 4;

/** German, as far as the search needs it. */
export const analysis: Analysis = {
	stem,
	stopWords: folded(STOP_WORDS),
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
	let root = word.replace(PARTICIPLE, '$1');
	for (let short = shorten(root); short !== root; short = shorten(root)) root = short;
	return root;
}

function shorten(word: string): string {
	const spare = word.length - SHORTEST_STEM;
	if (spare >= 2 && word.startsWith('ge') && word.endsWith('t')) return word.slice(2);
	if (spare >= 3 && word.endsWith('ung')) return word.slice(0, -3);
	if (spare >= 2 && (word.endsWith('em') || word.endsWith('er'))) return word.slice(0, -2);
	return spare >= 1 && 'tesnoa'.includes(word.slice(-1)) ? word.slice(0, -1) : word;
}

function folded(words: string): ReadonlySet<string> {
	return new Set(words.split(' ').map(foldForSearch));
}

import { foldForSearch } from './normalise.ts';

const WORDS =
	'aber als am an auch auf aus bei beim bis da das dass dem den der des die dies diese dieser dieses durch ein eine einem einen einer eines er es für hat ich ihr ihre im in ist ' +
	'kann man mein meine mit nach nicht noch nur ob oder sein sich sie sind so über um und unter vom von vor wann warum was welche welcher wenn wer werden wie wird wo zu zum zur';

/** Folded German words that carry no topic. A question in whole sentences is searched by its other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(' ').map(foldForSearch));

/** Parts that a German verb leaves at the end of a sentence (anlegen: „lege … an“). */
export const PARTICLES: ReadonlySet<string> = new Set(
	'ab an auf aus bei ein fest frei her hin los mit nach um vor weg weiter zu zurück zusammen'.split(' ').map(foldForSearch),
);

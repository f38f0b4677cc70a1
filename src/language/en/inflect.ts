/**
 * An English word with its plural and possessive: `gauge` → gauge, gauges, gauge’s. Its last word is the one that changes. Each form also comes with the
 * other first letter, small or capital: titles begin with a capital, and so may sentences. Names such as `API` keep theirs.
 */
export function inflect(word: string): string[] {
	const forms = [word, plural(word), `${word}’s`, `${word}'s`];
	return [...new Set(forms.flatMap((form) => [form, otherCase(form)]))];
}

function plural(word: string): string {
	if (/[^aeiou\W]y$/.test(word)) return `${word.slice(0, -1)}ies`;
	return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function otherCase(form: string): string {
	const first = form.charAt(0);
	if (/^\p{Ll}/u.test(form)) return first.toUpperCase() + form.slice(1);
	return /^\p{Lu}\p{Ll}/u.test(form) ? first.toLowerCase() + form.slice(1) : form;
}

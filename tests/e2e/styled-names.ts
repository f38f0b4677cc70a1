/**
 * Names of the page on display that the build keeps in one line (`#site/build/hyphenate.ts`) and that look other than the text they belong to, or stand apart from it: a
 * style for the elements around them took them for its own. Runs in the browser, so it can use nothing from around it.
 */
export function findStyledNames(): string[] {
	return [...document.querySelectorAll('.whole')].flatMap((name) => {
		const [own, around] = [name, name.parentElement ?? name].map((element) => getComputedStyle(element));
		const isOfText = own?.color === around?.color && own?.fontSize === around?.fontSize && own?.fontWeight === around?.fontWeight && own?.margin === '0px';
		return isOfText ? [] : [`${name.textContent} is not as the text of ${name.parentElement?.localName} around it`];
	});
}

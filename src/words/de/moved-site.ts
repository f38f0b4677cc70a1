import { type Problem, problemOf } from '#schema/problem.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';

const lineOf = (name: string, text: string) => lineOfOffset(text, Math.max(0, text.indexOf(name)));

const isFile = (name: string) => /^(?:\.|@site\/|\/)/.test(name);

/** No package that could be installed is called so. */
const isThemePart = (name: string) => /^@theme(?:-original|-init)?\//.test(name);

function hintFor(name: string): string {
	if (isFile(name)) return 'Legen Sie die Datei dorthin, oder berichtigen Sie den Pfad.';
	if (isThemePart(name))
		return 'Diesen Teil des Aussehens von Docusaurus gibt es hier nicht. Legen Sie eine eigene Komponente unter „src/components“ ab, und importieren Sie sie stattdessen.';
	return 'Installieren Sie das Paket im Ordner der Website, oder ersetzen Sie die Komponente.';
}

/** Messages about a site that was moved from Docusaurus. */
export function missingImport(file: string, name: string, text: string): Problem {
	return problemOf('missing-import', {
		file,
		line: lineOf(name, text),
		message: `Den Import „${name}“ gibt es hier nicht; was er liefern sollte, fehlt auf der Seite.`,
		hint: hintFor(name),
	});
}

/** Messages about its file of sidebars. */
export function missingEntries(file: string, name: string, text: string): Problem {
	return problemOf('missing-import', {
		file,
		line: lineOf(name, text),
		message: `Den Import „${name}“ gibt es hier nicht; die Einträge, die er liefern sollte, fehlen in der Seitenleiste.`,
		hint: 'Installieren Sie das Paket im Ordner der Website, oder schreiben Sie die Einträge selbst.',
	});
}

/** A file of the site's code that cannot be read as such. */
export function unreadableModule(file: string, error: unknown): Problem {
	const reason = error instanceof Error ? error.message : String(error);
	return problemOf('missing-import', {
		file,
		message: `Die Datei lässt sich nicht lesen: „${reason.split('\n')[0]}“; was sie liefern sollte, fehlt.`,
		hint: 'Prüfen Sie Klammern und Tags.',
	});
}

/** A component that throws while a page is drawn. */
export function failedComponent({ file, line }: { file: string; line: number | undefined }, component: string, reason: string | undefined): Problem {
	return problemOf('failed-component', {
		file,
		line,
		message: `${component === '' ? 'Eine Komponente ohne Namen' : `Die Komponente <${component}>`} lässt sich beim Bauen nicht zeichnen${reason === undefined ? '' : `: „${reason.split('\n')[0]}“`}; es steht nur da, was zwischen ihren Tags steht.`,
		hint: 'Sie braucht vielleicht einen Browser: Zeigen Sie dort festen Inhalt, oder ersetzen Sie sie.',
	});
}

/** A component that a text uses and that does not exist. */
export function unknownComponent({ file, line }: { file: string; line: number | undefined }, component: string): Problem {
	return problemOf('failed-component', {
		file,
		line,
		message: `Die Komponente <${component}> gibt es nicht; da steht nur, was zwischen ihren Tags steht.`,
		hint: 'Importieren Sie sie in dieser Datei, oder berichtigen Sie den Namen.',
	});
}

/** A page that throws as a whole. */
export function failedPage(file: string, reason: string | undefined): Problem {
	return problemOf('failed-component', {
		file,
		message: `Die Seite lässt sich mit ihren Komponenten nicht zeichnen: „${reason?.split('\n')[0] ?? ''}“; sie steht ohne sie da.`,
		hint: 'Prüfen Sie Importe und Attribute, zum Beispiel style als Text statt als Objekt.',
	});
}

/** A plugin for Markdown that throws. */
export function failedTextPlugin(file: string, error: unknown): Problem {
	const reason = error instanceof Error ? error.message : String(error);
	return problemOf('failed-component', {
		file,
		message: `Eine Erweiterung von remark oder rehype bricht bei dieser Seite ab: „${reason.split('\n')[0]}“; die Seite steht ohne sie da.`,
		hint: 'Prüfen Sie die Erweiterung in docusaurus.config.',
	});
}

/** A plugin of remark or rehype that calls a package which is not installed. */
export function absentFromTextPlugin(file: string, name: string): Problem {
	return problemOf('missing-import', {
		file,
		message: `Eine Erweiterung von remark oder rehype braucht das Paket „${name}“, das nicht installiert ist oder abbricht; was sie an Seiten ändert, steht da, wie es geschrieben ist.`,
		hint: 'Installieren Sie das Paket im Ordner der Website, oder entfernen Sie die Erweiterung aus docusaurus.config.',
	});
}

/** Added to a message that stands for many of the same kind. */
export const morePlaces = (places: number) => ` Ebenso an ${places === 1 ? 'einer weiteren Stelle' : `${places} weiteren Stellen`}.`;

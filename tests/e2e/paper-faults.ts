import { type PdfFile, type Tag, withInner } from './read-pdf.ts';

/** Types that PDF 1.7 knows, and what PDF 2.0 adds that this program gives a role. */
const ROLES =
	/^(?:Document|Part|Art|Sect|Div|BlockQuote|Caption|TOC|TOCI|NonStruct|P|H[1-6]|L|LI|Lbl|LBody|Table|TR|TH|TD|THead|TBody|TFoot|Span|Quote|Note|Reference|Code|Link|Annot|Figure|Formula|Strong|Em)$/;

const CHILDREN: Readonly<Record<string, RegExp>> = {
	L: /^(?:LI|Caption|L)$/,
	LI: /^(?:Lbl|LBody)$/,
	Table: /^(?:TR|THead|TBody|TFoot|Caption)$/,
	TR: /^T[HD]$/,
};

/** Requirements of PDF/UA-1 that a program can check and that a PDF does not fulfil. Shares no code with the code that makes the file. */
export function paperFaults({ info, lang, metadata, pages, bookmarks }: PdfFile): string[] {
	const faults: string[] = [];
	if (!/^[a-z]{2}\b/.test(lang ?? '')) faults.push('no language');
	if (typeof info['Title'] !== 'string' || info['Title'] === '') faults.push('no title');
	if (!metadata.includes('<pdfuaid:part>1</pdfuaid:part>')) faults.push('does not say that it follows PDF/UA');
	if (bookmarks.length === 0) faults.push('no bookmarks');
	let level = 0;
	pages.forEach(({ pieces, tags, links }, index) => {
		const place = `page ${index + 1}: `;
		const all = withInner(tags);
		const tagged = new Set(all.flatMap(({ texts }) => texts));
		if (tagged.size === 0) faults.push(`${place}no tags`);
		for (const { text, id, artifact } of pieces) if (!artifact && !(id !== undefined && tagged.has(id))) faults.push(`${place}without tag: ${text}`);
		for (const tag of all) {
			if (tag.role !== '' && tag.role !== 'Root' && !ROLES.test(tag.role)) faults.push(`${place}unknown type ${tag.role}`);
			if (tag.role === 'Figure' && !tag.alt) faults.push(`${place}a figure without words`);
			faults.push(...wrongChildren(tag).map((child) => `${place}${child} in ${tag.role}`));
			const [, digit] = /^H([1-6])$/.exec(tag.role) ?? [];
			if (digit === undefined) continue;
			if (Number(digit) > level + 1) faults.push(`${place}H${digit} after H${level}`);
			level = Number(digit);
		}
		for (const { contents } of links) if (contents === '') faults.push(`${place}a link that does not say where it leads`);
	});
	return faults;
}

const wrongChildren = ({ role, children }: Tag): string[] => {
	const right = CHILDREN[role];
	return right === undefined ? [] : children.map((child) => child.role).filter((child) => !right.test(child));
};

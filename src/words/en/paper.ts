import { longDate } from './dates.ts';

/** The page that says whether a printed edition is valid. */
export const editionPage = {
	title: (id: string) => `Edition ${id}`,
	valid: (date: string) => `This edition is valid from ${longDate(date)}.`,
	draft: 'This edition is a draft and not yet approved.',
	replacedBy: (date: string) => `As of ${longDate(date)}, this edition is replaced by`,
	compare: 'Compare edition, date and checksum with your printed copy. If anything differs, your copy is not valid.',
	changes: 'Changes',
	others: 'Other editions',
};

/** Facts about an edition, on paper and on its page. */
export const editionFacts = {
	documentNumber: 'Document number',
	edition: 'Edition',
	validFrom: 'valid from',
	approvedBy: 'approved by',
	state: 'Status',
	draft: 'draft, not approved',
	sha256: 'Checksum (SHA-256)',
};

/** Texts that are printed in addition to those of the site. */
export const paper = {
	contents: 'Contents',
	chapter: (number: string, title: string) => `Chapter ${number}: ${title}`,
	edition: (id: string, date: string) => `Edition ${id}, ${longDate(date)}`,
	draft: 'Draft',
	page: 'Page',
	of: 'of',
	see: (page: number) => `(see page ${page})`,
	onPage: (page: number) => `page ${page}`,
	check: 'Is this edition still valid?',
	checkHint: 'Printed copies are not kept up to date. To check whether this edition is valid, visit:',
	code: (address: string) => `QR code for ${address}`,
	changesSince: (id: string) => `Changes since edition ${id}`,
	changes: 'Changes',
	links: 'References with a page number point to pages of this document; all others point to the website.',
	live: 'You can try this example on the website:',
};

/** Messages of `npm run pdf`. */
export const pdfWords = {
	usage: 'Print the built site as PDF: npm run pdf -- [FOLDER]',
	noBrowser: 'No Chromium found for printing.',
	noBrowserHint: 'Install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
	unsettled: 'The page numbers do not stabilize.',
	unsettledHint: 'This is a bug in the program: please report it together with the site.',
	otherBase: (built: string, base: string) => `The site was built for ${built}, but printing expects ${base}.`,
	otherBaseHint: 'Set OUT_DIR to its folder (for example dist/en with SITE_LOCALE=en), or rebuild it.',
	noSidebar: (id: string) => `There is no sidebar “${id}”.`,
	noSidebarHint: (known: string) => `Available: ${known}.`,
	nothing: 'The sidebar contains no printable page.',
	nothingHint: 'Set “paper.sidebar” in site.config.ts to a sidebar with pages.',
	unbuilt: (path: string) => `The page ${path} has not been built.`,
	done: (file: string, pages: number, size: string) => `${file}: ${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}`,
	draft: (sha256: string) => `This is a draft. To approve it, add this to the edition in site.config.ts:\n  sha256: '${sha256}',`,
	plain: 'This is the manual without an edition. To approve editions, list them under “paper.editions” in site.config.ts.',
	changed: (id: string) => `The content differs from the approved edition ${id}. Add a new edition.`,
	approved: (id: string) => `This is the approved edition ${id}.`,
};

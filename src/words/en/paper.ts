import { longDate } from './dates.ts';

/** The page that says whether a printed edition is valid. */
export const editionPage = {
	title: (id: string) => `Edition ${id}`,
	valid: (date: string) => `This edition is valid from ${longDate(date)}.`,
	draft: 'This edition is a draft and not yet approved.',
	replacedBy: (date: string) => `From ${longDate(date)} this edition is replaced by`,
	compare: 'Compare edition, day and checksum with your print. If anything differs, the print is not valid.',
	changes: 'Changes',
	others: 'Other editions',
};

/** What is told of an edition, on paper and on its page. */
export const editionFacts = {
	documentNumber: 'Document number',
	edition: 'Edition',
	validFrom: 'valid from',
	approvedBy: 'approved by',
	state: 'State',
	draft: 'draft, not approved',
	sha256: 'Checksum (SHA-256)',
};

/** What is printed beside the texts of the site. */
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
	checkHint: 'Prints are not kept up to date. The page at this address says whether this edition is valid:',
	code: (address: string) => `QR code of the address ${address}`,
	changesSince: (id: string) => `Changes since edition ${id}`,
	changes: 'Changes',
	links: 'References with a page number lead into this document, all others to the website.',
	live: 'You can try this example on the website:',
};

/** What `npm run pdf` says. */
export const pdfWords = {
	usage: 'This prints the built site: npm run pdf -- [FOLDER]',
	noBrowser: 'There is no Chromium to print with.',
	noBrowserHint: 'Install Chromium or Chrome, or name its path with CHROMIUM_PATH.',
	unsettled: 'The page numbers do not settle.',
	unsettledHint: 'This is a fault of the program: please report it together with the site.',
	otherBase: (built: string, base: string) => `The built site is one below ${built}, but the one to print is below ${base}.`,
	otherBaseHint: 'Name its folder with OUT_DIR (such as dist/en with SITE_LOCALE=en), or build it anew.',
	noSidebar: (id: string) => `There is no sidebar “${id}”.`,
	noSidebarHint: (known: string) => `Known are: ${known}.`,
	nothing: 'The sidebar holds no page that can be printed.',
	nothingHint: 'Name a sidebar with pages in “paper.sidebar” of site.config.ts.',
	unbuilt: (path: string) => `The page ${path} is not built.`,
	done: (file: string, pages: number, size: string) => `${file}: ${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}`,
	draft: (sha256: string) => `This is a draft. Approve it by adding to the edition in site.config.ts:\n  sha256: '${sha256}',`,
	plain: 'This is the manual without an edition; “paper.editions” in site.config.ts lets you approve it.',
	changed: (id: string) => `The texts differ from the approved edition ${id}. Enter a new edition.`,
	approved: (id: string) => `This is the approved edition ${id}.`,
};

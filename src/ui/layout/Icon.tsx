const PATHS = {
	search: (
		<>
			<circle cx="7" cy="7" r="4.6" />
			<path d="M10.5 10.5 14 14" />
		</>
	),
	menu: <path d="M2 4h12M2 8h12M2 12h12" />,
	close: <path d="m4 4 8 8m0-8-8 8" />,
	sun: (
		<>
			<circle cx="8" cy="8" r="3" />
			<path d="M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.1 1.1M11.9 11.9 13 13M3 13l1.1-1.1M11.9 4.1 13 3" />
		</>
	),
	moon: <path d="M13.5 9.8A6 6 0 0 1 6.2 2.5a6 6 0 1 0 7.3 7.3Z" />,
	feed: (
		<>
			<path d="M3 9a4 4 0 0 1 4 4M3 5a8 8 0 0 1 8 8" />
			<circle cx="3.4" cy="12.6" r=".6" />
		</>
	),
};

/** A small line drawing beside a text; never the only carrier of a meaning. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
	return (
		<svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
			{PATHS[name]}
		</svg>
	);
}

import './navbar.css';
/** The mark of the site: a vernier scale. */
export function Logo() {
	return (
		<svg className="logo" viewBox="0 0 26 26" width="26" height="26" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
			<path d="M2 7h22v5H2zM6 12v3M10 12v5M14 12v3M18 12v5M22 12v3" />
			<path d="M5 20h14" strokeWidth="3" />
		</svg>
	);
}

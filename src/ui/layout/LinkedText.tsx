import { SmartLink } from './SmartLink.tsx';

const LINKS_IN_TEXT = /(\[[^\]]+\]\([^)\s]+\))/;

/** A text of the settings with its links: `[name](address)`. */
export const LinkedText = ({ text, base }: { text: string; base: string }) =>
	text.split(LINKS_IN_TEXT).map((part) => {
		const [, name, to] = /^\[(.*)\]\((.*)\)$/.exec(part) ?? [];
		return name === undefined || to === undefined ? (
			part
		) : (
			<SmartLink key={part} base={base} to={to}>
				{name}
			</SmartLink>
		);
	});

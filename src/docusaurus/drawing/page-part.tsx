import './page-part.css';
import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import { PageContext, type PageInfo } from './page-context.ts';
import { MOVED_PART, type PartData } from './part-data.ts';

interface PartsOfPage {
	/** The page, for what hydrates: it notes what is asked of it. */
	info: PageInfo;
	/** What the site puts around all its pages. */
	Frame: ComponentType<{ children?: ReactNode }>;
	/** Tells the parts of a page apart, so that no id stands on it twice. */
	nextId(): string;
}

/** What the parts of a page have around them; `undefined` inside of one, which hydrates as a whole. */
export const PartsContext = createContext<PartsOfPage | undefined>(undefined);

interface MovedPartProps extends PartData {
	/** What the page was given: of interest where one text includes another. */
	props: Record<string, unknown>;
	children: ReactNode;
}

/** A part of a page that the browser takes over (`browser/moved-part.ts`): its HTML has the marks that React needs for that. */
export function MovedPart({ file, part, props: { frontMatter, toc, components, ...props }, children }: MovedPartProps): ReactNode {
	const around = use(PartsContext);
	if (around === undefined || !isJsonSafe(props)) return children;
	const { info, Frame, nextId } = around;
	const id = nextId();
	const html = renderToString(
		<PartsContext value={undefined}>
			<PageContext value={info}>
				<Frame>{children}</Frame>
			</PageContext>
		</PartsContext>,
		{ identifierPrefix: id },
	);
	return createElement(MOVED_PART, {
		'data-file': file,
		'data-part': part,
		'data-id': id,
		...(Object.keys(props).length === 0 ? {} : { 'data-props': JSON.stringify(props) }),
		dangerouslySetInnerHTML: { __html: html },
	});
}

/** Whether a value comes through JSON as it is: functions and elements do not, and what needs them stays as it was drawn. */
const isJsonSafe = (value: unknown): boolean =>
	typeof value === 'object' && value !== null
		? !('$$typeof' in value) && Object.values(value).every(isJsonSafe)
		: ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null;

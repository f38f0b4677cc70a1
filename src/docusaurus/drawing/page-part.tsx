import './page-part.css';
import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import { PageContext, type PageInfo } from './page-context.ts';
import { MOVED_PART, type PartData } from './part-data.ts';

interface PartsOfPage {
	/** The context for parts that hydrate: it records which values they ask for. */
	info: PageInfo;
	/** The frame that the site puts around all its pages. */
	Frame: ComponentType<{ children?: ReactNode }>;
	/** Tells the parts of a page apart, so that no id stands on it twice. */
	nextId(): string;
}

/** The surroundings of the parts of a page; `undefined` inside of a part, which hydrates as a whole. */
export const PartsContext = createContext<PartsOfPage | undefined>(undefined);

interface MovedPartProps extends PartData {
	/** The props of the page: relevant if one text includes another. */
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

/** Whether a value survives JSON: functions and elements do not, so parts that need them stay static. */
const isJsonSafe = (value: unknown): boolean =>
	typeof value === 'object' && value !== null
		? !('$$typeof' in value) && Object.values(value).every(isJsonSafe)
		: ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null;

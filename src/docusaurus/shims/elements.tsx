import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock, Details, Heading } from './boxes.tsx';
import { Link } from './links.tsx';

/** Components that stand for elements of a text, and small parts of the theme. */

export const Code = ({ children, className = '', ...rest }: ComponentProps<'code'>): ReactNode =>
	typeof children === 'string' && !children.includes('\n') ? (
		<code {...rest} className={className || undefined}>
			{children}
		</code>
	) : (
		<CodeBlock className={className}>{children}</CodeBlock>
	);

/** What stands inside draws the frame of the code. */
export const Pre = ({ children }: { children?: ReactNode }): ReactNode => children;
export const Img = ({ alt = '', ...rest }: ComponentProps<'img'>): ReactNode => <img {...rest} alt={alt} />;
export const Ul = (props: ComponentProps<'ul'>): ReactNode => <ul {...props} />;
export const Li = (props: ComponentProps<'li'>): ReactNode => <li {...props} />;

/** What is inside of a text by its name in `@theme/MDXComponents/…`. */
export const ELEMENTS = { A: Link, Code, Details, Heading, Img, Li, Pre, Ul };

const SIGNS: Readonly<Record<string, string>> = { Arrow: '›', Close: '×', Copy: '⧉', Edit: '✎', ExternalLink: '↗', Home: '⌂', Menu: '☰', Success: '✓' };

/** An icon of the theme (`@theme/Icon/…`); one that has no character of its own shows nothing. */
export const iconOf =
	(name: string) =>
	({ className }: { className?: string }): ReactNode =>
		SIGNS[name] === undefined ? null : (
			<span className={className} aria-hidden="true">
				{SIGNS[name]}
			</span>
		);

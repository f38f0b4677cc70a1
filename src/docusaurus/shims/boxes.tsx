import '#ui/prose/code.css';
import '#ui/prose/note.css';
import { Children, type ComponentProps, cloneElement, isValidElement, type ReactElement, type ReactNode, useState } from 'react';
import { mark } from '#chrome/contract.ts';
import { boxTitle, lookOf } from '#content/markdown/admonition.ts';
import OwnTabItem from '#ui/prose/TabItem.tsx';
import OwnTabs from '#ui/prose/Tabs.tsx';
import { copy } from '#words/copy.ts';

interface TabItemProps {
	value?: string;
	label?: ReactNode;
	default?: boolean;
	children?: ReactNode;
}

interface TabsProps {
	groupId?: string;
	queryString?: string | boolean;
	defaultValue?: string | null;
	values?: readonly { value: string; label?: ReactNode; default?: boolean }[];
	children?: ReactNode;
}

/** The tabs, each with its label and whether it is the first to be shown, which may be named on all of them or on itself. */
const itemsOf = ({ defaultValue, values, children }: TabsProps) =>
	Children.toArray(children)
		.filter((child): child is ReactElement<TabItemProps> => isValidElement<TabItemProps>(child) && child.props.value !== undefined)
		.map((item) => {
			const { value = '', label, default: own } = item.props;
			const known = values?.find((entry) => entry.value === value);
			return { item, value, label: label ?? known?.label ?? value, default: own ?? known?.default ?? defaultValue === value };
		});

/** `@theme/Tabs`. */
export function Tabs({ groupId, queryString, ...rest }: TabsProps): ReactNode {
	const group = groupId ?? (typeof queryString === 'string' ? queryString : undefined);
	return (
		<OwnTabs {...(group === undefined ? {} : { groupId: group })}>
			{itemsOf(rest).map(({ item, label, default: isFirst }) => cloneElement(item, { label, default: isFirst }))}
		</OwnTabs>
	);
}

/** `useTabs` of the theme, from version 3.10 on `useTabsContextValue`: which tab a component is to show. It is the first one until the component itself chooses another. */
export function useTabs(props: TabsProps) {
	const tabValues = itemsOf(props).map(({ value, label, default: isFirst }) => ({ value, label, default: isFirst }));
	const [selectedValue, selectValue] = useState((tabValues.find((tab) => tab.default) ?? tabValues[0])?.value ?? props.defaultValue ?? '');
	return { selectedValue, selectValue, tabValues };
}

/** `@theme/TabItem`. */
export const TabItem = ({ value = '', label, default: isDefault = false, children }: TabItemProps): ReactNode => (
	<OwnTabItem value={value} default={isDefault} {...(label === undefined ? {} : { label })}>
		{children}
	</OwnTabItem>
);

/** `@theme/Admonition`. */
export function Admonition({ type = 'note', title, children }: { type?: string; title?: ReactNode; children?: ReactNode }): ReactNode {
	return (
		<div className={`note note-${lookOf(type)}`} role="note" aria-label={title ? boxTitle(type) : undefined}>
			<p className="note-title">{title || boxTitle(type)}</p>
			{children}
		</div>
	);
}

/** `@theme/Details`. */
export function Details({ summary, children, ...rest }: Omit<ComponentProps<'details'>, 'summary'> & { summary?: ReactNode }): ReactNode {
	return (
		<details {...rest}>
			{typeof summary === 'string' ? <summary>{summary}</summary> : summary}
			{children}
		</details>
	);
}

interface CodeProps {
	language?: string;
	className?: string;
	title?: ReactNode;
	children?: ReactNode;
}

/** `@theme/CodeBlock`: code that a component hands over, uncoloured. */
export function CodeBlock({ language, className, title, children }: CodeProps): ReactNode {
	const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
	return (
		<div className="code">
			{title && <div className="code-title">{title}</div>}
			<button type="button" {...mark('copy')}>
				{copy.copy}
			</button>
			<pre data-language={name}>
				<code>{typeof children === 'string' ? children.replace(/^\n+|\s+$/g, '') : children}</code>
			</pre>
		</div>
	);
}

/** `@theme/Heading`. */
export function Heading({ as: Level = 'h2', id, children, ...rest }: ComponentProps<'h2'> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }): ReactNode {
	return (
		<Level {...rest} id={id}>
			{children}
		</Level>
	);
}

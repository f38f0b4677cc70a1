import type { ReactNode } from 'react';
import { ID } from '#chrome/contract.ts';
import { navigation } from '#words/navigation.ts';
import { Toc, type TocHeading } from '../layout/Toc.tsx';

/** A page outside of docs and blog. */
export function FreePage({ title, unlisted, headings, children }: { title: string; unlisted: boolean; headings: readonly TocHeading[]; children?: ReactNode }) {
	return (
		<div id={ID.page} className="shell shell-plain" data-kind="page">
			<main id={ID.content} tabIndex={-1}>
				<article className="prose">
					{unlisted && <p className="page-mark">{navigation.unlisted}</p>}
					<h1>{title}</h1>
					<div data-article-body="">{children}</div>
				</article>
			</main>
			<Toc headings={headings} from={2} to={3} />
		</div>
	);
}

import './way-lists.css';
import type { HomeWays } from '#navigation/home-ways.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { home as strings } from '#words/home.ts';
import { withBase } from '../href.ts';

interface WayListsProps {
	config: SiteConfig;
	/** Lists of links below the site's own tasks. */
	ways: readonly HomeWays[];
	/** How many lists are shown; all if left out. */
	most?: number;
}

/** The most frequent tasks of a site, by group, and other ways into it. */
export function WayLists({ config: { home, base }, ways, most }: WayListsProps) {
	const groups = Map.groupBy(home.tasks, ({ group }) => group ?? home.tasksTitle ?? strings.tasks);
	const tasks = [...groups].map(([title, ways]) => ({ title, ways }));
	return [...tasks, ...ways].slice(0, most).map((list, index) => <WayList key={`${index}-${list.title}`} list={list} base={base} />);
}

/** A list of links with its heading; nothing if it is empty. */
function WayList({ list: { title, ways }, base }: { list: HomeWays; base: string }) {
	if (ways.length === 0) return null;
	return (
		<section className="way-list">
			<h2>{title ?? strings.contents}</h2>
			<ul>
				{ways.map(({ title: name, text, to }) => (
					<li key={`${to} ${name}`}>
						<a href={withBase(base, to)}>
							<b>{name}</b> {text && <span>{text}</span>}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

import { encode } from 'uqr';
import { PRINTERS, QR_QUIET_ZONE, qrContent } from '#product/domain/sticker.ts';
import { modulePath } from '#product/live/code-modules.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { sampleDevice } from './sample.ts';
import './qr-letter-case.css';

const QR_CONTENT = qrContent(sampleDevice('PM-MS-0001').shortCode);

/** The short link in capitals and in small letters, with the edge of its code in millimetres for each printer (RULES.md ). */
export const CASES = [
	{ letters: 'Großbuchstaben', content: QR_CONTENT },
	{ letters: 'Kleinbuchstaben', content: QR_CONTENT.toLowerCase() },
].map(({ letters, content }) => {
	const { data, version } = encode(content, { ecc: 'M', boostEcc: false, border: 0 });
	const edges = PRINTERS.map(({ dpi, dots }) => ({
		dpi,
		edge: `${(((data.length + 2 * QR_QUIET_ZONE) * dots * 25.4) / dpi).toFixed(1).replace('.', ',')}\u00a0mm`,
	}));
	return { letters, content, version, modules: data, edges };
});

/** Characters of `/Q/` and the Kurzcode. */
const PATH = 11;

/** Pixels a module: both codes in the same scale. */
const MODULE_PIXELS = 4;

/** Figure of the post on stickers: why the short link is written in capitals. */
export function QrLetterCase() {
	return (
		<Figure
			id="labels-1"
			caption="Derselbe Kurzlink als QR-Code, beide im gleichen Maßstab und mit Ruhezone"
			text={
				<ul>
					{CASES.map(({ letters, version, modules, edges }) => (
						<li key={letters}>
							{letters}: Version {version}-M, {modules.length} × {modules.length} Module, Kante mit Ruhezone{' '}
							{edges.map(({ dpi, edge }) => `${edge} bei ${dpi}\u00a0dpi`).join(', ')}
						</li>
					))}
				</ul>
			}
		>
			<div className="qr-cases">
				{CASES.map(({ letters, content, version, modules, edges }) => (
					<div key={letters}>
						<svg
							width={(modules.length + 2 * QR_QUIET_ZONE) * MODULE_PIXELS}
							viewBox={`${-QR_QUIET_ZONE} ${-QR_QUIET_ZONE} ${modules.length + 2 * QR_QUIET_ZONE} ${modules.length + 2 * QR_QUIET_ZONE}`}
							aria-hidden="true"
						>
							<rect x={-QR_QUIET_ZONE} y={-QR_QUIET_ZONE} width="100%" height="100%" />
							<path d={modulePath(modules)} shapeRendering="crispEdges" />
						</svg>
						<p>
							<b>{letters}</b>
							<code>
								{content.slice(0, -PATH)}
								<wbr />
								{content.slice(-PATH)}
							</code>
							<span>
								Version {version}-M, {modules.length}&nbsp;×&nbsp;{modules.length}&nbsp;Module
							</span>
							{edges.map(({ dpi, edge }) => (
								<span key={dpi}>
									{edge} bei {dpi}&nbsp;dpi
								</span>
							))}
						</p>
					</div>
				))}
			</div>
		</Figure>
	);
}

/**
 * Looks for tables of which a part is hidden though one of their columns is wider than all that stands in it: room that others lack. Runs in the browser,
 * so it can use nothing from around it.
 */
export function findRoomyColumns(): string[] {
	/** Lines that break leave a word's width at their end. */
	const ROOM = 16;
	const range = document.createRange();
	const roomIn = (cell: HTMLTableCellElement): number => {
		range.selectNodeContents(cell);
		const { paddingLeft, paddingRight } = getComputedStyle(cell);
		return cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - range.getBoundingClientRect().width;
	};
	return [...document.querySelectorAll('.table')].flatMap((box) => {
		if (box.scrollWidth <= box.clientWidth + 1 || !box.checkVisibility()) return [];
		const cells = [...box.querySelectorAll<HTMLTableCellElement>(':is(th, td):not([colspan])')];
		const columns = [...Map.groupBy(cells, ({ cellIndex }) => cellIndex).values()];
		return columns.flatMap((column) => {
			const room = Math.min(...column.map(roomIn));
			return room > ROOM ? [`${innerWidth} px: column „${column[0]?.textContent}“ has ${Math.round(room)} px to spare in a table that is cut`] : [];
		});
	});
}

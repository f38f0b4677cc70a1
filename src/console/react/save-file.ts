/** Has the browser save bytes or text as a file. */
export function saveFile(content: BlobPart, name: string, type: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([content], { type }));
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}

import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({
	overrides: { wasmBinary: new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer },
});

/** The codes in a picture (PNG), each as its kind and text, read by a decoder that shares no code with what drew them. */
export async function readCodes(picture: Uint8Array): Promise<string[]> {
	const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode', 'DataMatrix'], tryHarder: true, maxNumberOfSymbols: 50 });
	return found.map(({ format, text }) => `${format} ${text}`);
}

import { PDFName } from '@cantoo/pdf-lib';

/** A name object of a PDF, e.g. `/Type`. */
export const pdfName = (text: string): PDFName => PDFName.of(text);

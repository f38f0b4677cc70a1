import { extname } from 'node:path';
import { API_CATALOG, isApiCatalog } from './api-catalog-address.ts';

/** Values of `Content-Type` by the ending of a file. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
	'.aac': 'audio/aac',
	'.atom': 'application/atom+xml; charset=utf-8',
	'.apng': 'image/apng',
	'.avif': 'image/avif',
	'.bmp': 'image/bmp',
	'.css': 'text/css; charset=utf-8',
	'.csv': 'text/csv; charset=utf-8',
	'.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	'.flac': 'audio/flac',
	'.gif': 'image/gif',
	'.htm': 'text/html; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpeg': 'image/jpeg',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.m4a': 'audio/mp4',
	'.m4v': 'video/mp4',
	'.map': 'application/json; charset=utf-8',
	'.md': 'text/markdown; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.mov': 'video/quicktime',
	'.mp3': 'audio/mpeg',
	'.mp4': 'video/mp4',
	'.oga': 'audio/ogg',
	'.ogg': 'audio/ogg',
	'.ogv': 'video/ogg',
	'.opus': 'audio/ogg',
	'.otf': 'font/otf',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
	'.rss': 'application/rss+xml; charset=utf-8',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.ttf': 'font/ttf',
	'.txt': 'text/plain; charset=utf-8',
	'.vtt': 'text/vtt; charset=utf-8',
	'.wasm': 'application/wasm',
	'.wav': 'audio/wav',
	'.webm': 'video/webm',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff': 'font/woff',
	'.woff2': 'font/woff2',
	'.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	'.xml': 'application/xml; charset=utf-8',
	'.xsl': 'application/xslt+xml; charset=utf-8',
	'.yaml': 'application/yaml; charset=utf-8',
	'.yml': 'application/yaml; charset=utf-8',
	'.zip': 'application/zip',
};

/** Value of `Content-Type` for a file by its ending, or its place where that is fixed; unknown endings are plain bytes, which a browser downloads. */
export function contentTypeOfFile(file: string): string {
	if (isApiCatalog(file)) return API_CATALOG.type;
	return CONTENT_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether files of this type shrink when compressed: text in any form, and WebAssembly. */
export function isCompressible(type: string): boolean {
	return type.endsWith('charset=utf-8') || type === 'application/wasm';
}

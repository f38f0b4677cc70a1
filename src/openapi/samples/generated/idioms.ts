import { csharpHttpclient } from '@scalar/snippetz/plugins/csharp/httpclient';
import { goNative } from '@scalar/snippetz/plugins/go/native';
import { jsAxios } from '@scalar/snippetz/plugins/js/axios';
import { kotlinOkhttp } from '@scalar/snippetz/plugins/kotlin/okhttp';
import { powershellRestmethod } from '@scalar/snippetz/plugins/powershell/restmethod';
import { rubyNative } from '@scalar/snippetz/plugins/ruby/native';
import { rustReqwest } from '@scalar/snippetz/plugins/rust/reqwest';
import { swiftNsurlsession } from '@scalar/snippetz/plugins/swift/nsurlsession';
import { javascriptString } from '../string-literals.ts';
import type { Idiom } from './idiom.ts';
import {
	csharpString,
	csharpText,
	goString,
	goText,
	kotlinString,
	kotlinText,
	powershellString,
	rubyString,
	rustString,
	rustText,
	swiftString,
	swiftText,
} from './literals.ts';

const plus = (expressions: readonly string[]) => expressions.join(' + ');

export const go: Idiom = {
	generate(request, { hasSecret, hasSecretInAddress }) {
		const imports = ['net/http', ...(hasSecretInAddress ? ['net/url'] : []), ...(hasSecret ? ['os'] : [])];
		return goNative.generate(request).replace('\t"net/http"\n', imports.map((name) => `\t"${name}"\n`).join(''));
	},
	literal: goString,
	longLiteral: goText,
	secret: (variable) => `os.Getenv("${variable}")`,
	encoded: (secret) => `url.QueryEscape(${secret})`,
	join: plus,
	hasMultipart: true,
	hasGetBody: true,
};

export const csharp: Idiom = {
	generate: (request) =>
		`using System.Net.Http.Headers;\n\n${csharpHttpclient.generate(request)}\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`,
	literal: csharpString,
	longLiteral: csharpText,
	secret: (variable) => `Environment.GetEnvironmentVariable("${variable}")`,
	encoded: (secret) => `Uri.EscapeDataString(${secret})`,
	join: plus,
	hasMultipart: true,
	hasGetBody: true,
};

export const ruby: Idiom = {
	generate: (request) => rubyNative.generate(request),
	literal: rubyString,
	longLiteral: rubyString,
	secret: (variable) => `ENV.fetch('${variable}')`,
	encoded: (secret) => `URI.encode_www_form_component(${secret})`,
	join: plus,
	hasMultipart: true,
	hasGetBody: true,
};

export const rust: Idiom = {
	generate: (request) => `${rustReqwest.generate(request)}\nprintln!("{}", response.text().await?);`,
	literal: rustString,
	longLiteral: rustText,
	secret: (variable) => `std::env::var("${variable}")?`,
	encoded: (secret) => `urlencoding::encode(&${secret}).into_owned()`,
	join: (expressions) => `[${expressions.map((expression) => (expression.startsWith('"') ? `${expression}.to_string()` : expression)).join(', ')}].concat()`,
	hasMultipart: false,
	hasGetBody: true,
};

export const kotlin: Idiom = {
	generate(request) {
		const code = kotlinOkhttp.generate(request);
		// The form of OkHttp 3 does not compile any more.
		const current = code.replaceAll(/MediaType\.parse\(("(?:[^"\\]|\\.)*")\)/g, '$1.toMediaType()');
		const imports = [
			'okhttp3.*',
			...(current === code ? [] : ['okhttp3.MediaType.Companion.toMediaType']),
			// An address has no quotes.
			...(code.includes('File("') ? ['java.io.File'] : []),
		];
		return `${imports.map((name) => `import ${name}`).join('\n')}\n\n${current}\n\nprintln(response.body?.string())`;
	},
	literal: kotlinString,
	longLiteral: kotlinText,
	secret: (variable) => `System.getenv("${variable}")`,
	encoded: (secret) => `java.net.URLEncoder.encode(${secret}, "UTF-8")`,
	join: plus,
	hasMultipart: true,
	hasGetBody: false,
};

export const swift: Idiom = {
	generate: (request) => swiftNsurlsession.generate(request),
	literal: swiftString,
	longLiteral: swiftText,
	secret: (variable) => `ProcessInfo.processInfo.environment["${variable}"]!`,
	encoded: (secret) => `${secret}.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!`,
	join: plus,
	hasMultipart: false,
	hasGetBody: false,
};

export const powershell: Idiom = {
	generate: (request) => powershellRestmethod.generate(request),
	literal: powershellString,
	longLiteral: powershellString,
	secret: (variable) => `$env:${variable}`,
	encoded: (secret) => `[uri]::EscapeDataString(${secret})`,
	join: (expressions) => `(${plus(expressions)})`,
	hasMultipart: false,
	hasGetBody: false,
};

export const axios: Idiom = {
	generate: (request) => jsAxios.generate(request),
	literal: javascriptString,
	longLiteral: javascriptString,
	secret: (variable) => `process.env.${variable}`,
	encoded: (secret) => `encodeURIComponent(${secret})`,
	join: plus,
	hasMultipart: false,
	hasGetBody: true,
};

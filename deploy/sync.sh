#!/bin/sh
# BUCKET=name [ENDPOINT=https://…] deploy/sync.sh
set -eu
: "${BUCKET:?the name of the bucket}"

copy() {
	aws s3 cp dist "s3://$BUCKET/" --recursive ${ENDPOINT:+--endpoint-url "$ENDPOINT"} --no-guess-mime-type --only-show-errors "$@"
}
# ending, type: files whose names change with their content
send_immutable() {
	copy --exclude '*' --include "_astro/*$1" --include "search/[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]/*$1" --content-type "$2" --cache-control "public, max-age=31536000, immutable"
}
# pattern, type: all others
send() {
	copy --exclude '*' --include "$1" --exclude '_astro/*' --exclude 'search/[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]/*' --content-type "$2" --cache-control "no-cache"
}

# What no page names until it is there.
send_immutable '.atom' "application/atom+xml; charset=utf-8"
send_immutable '.avif' "image/avif"
send_immutable '.css' "text/css; charset=utf-8"
send_immutable '.csv' "text/csv; charset=utf-8"
send_immutable '.gif' "image/gif"
send_immutable '.ico' "image/x-icon"
send_immutable '.jpeg' "image/jpeg"
send_immutable '.jpg' "image/jpeg"
send_immutable '.js' "text/javascript; charset=utf-8"
send_immutable '.json' "application/json; charset=utf-8"
send_immutable '.map' "application/json; charset=utf-8"
send_immutable '.md' "text/markdown; charset=utf-8"
send_immutable '.mjs' "text/javascript; charset=utf-8"
send_immutable '.mp4' "video/mp4"
send_immutable '.pdf' "application/pdf"
send_immutable '.png' "image/png"
send_immutable '.rss' "application/rss+xml; charset=utf-8"
send_immutable '.svg' "image/svg+xml; charset=utf-8"
send_immutable '.ttf' "font/ttf"
send_immutable '.txt' "text/plain; charset=utf-8"
send_immutable '.wasm' "application/wasm"
send_immutable '.webm' "video/webm"
send_immutable '.webmanifest' "application/manifest+json; charset=utf-8"
send_immutable '.webp' "image/webp"
send_immutable '.woff' "font/woff"
send_immutable '.woff2' "font/woff2"
send_immutable '.xml' "application/xml; charset=utf-8"
send_immutable '.yaml' "application/yaml; charset=utf-8"
send_immutable '.yml' "application/yaml; charset=utf-8"
send_immutable '.zip' "application/zip"
# Everything else but pages.
send '*.atom' "application/atom+xml; charset=utf-8"
send '*.avif' "image/avif"
send '*.css' "text/css; charset=utf-8"
send '*.csv' "text/csv; charset=utf-8"
send '*.gif' "image/gif"
send '*.ico' "image/x-icon"
send '*.jpeg' "image/jpeg"
send '*.jpg' "image/jpeg"
send '*.js' "text/javascript; charset=utf-8"
send '*.json' "application/json; charset=utf-8"
send '*.map' "application/json; charset=utf-8"
send '*.md' "text/markdown; charset=utf-8"
send '*.mjs' "text/javascript; charset=utf-8"
send '*.mp4' "video/mp4"
send '*.pdf' "application/pdf"
send '*.png' "image/png"
send '*.rss' "application/rss+xml; charset=utf-8"
send '*.svg' "image/svg+xml; charset=utf-8"
send '*.ttf' "font/ttf"
send '*.txt' "text/plain; charset=utf-8"
send '*.wasm' "application/wasm"
send '*.webm' "video/webm"
send '*.webmanifest' "application/manifest+json; charset=utf-8"
send '*.webp' "image/webp"
send '*.woff' "font/woff"
send '*.woff2' "font/woff2"
send '*.xml' "application/xml; charset=utf-8"
send '*.yaml' "application/yaml; charset=utf-8"
send '*.yml' "application/yaml; charset=utf-8"
send '*.zip' "application/zip"
# What has no type of its own.
copy --exclude '*.atom' --exclude '*.avif' --exclude '*.css' --exclude '*.csv' --exclude '*.gif' --exclude '*.html' --exclude '*.ico' --exclude '*.jpeg' --exclude '*.jpg' --exclude '*.js' --exclude '*.json' --exclude '*.map' --exclude '*.md' --exclude '*.mjs' --exclude '*.mp4' --exclude '*.pdf' --exclude '*.png' --exclude '*.rss' --exclude '*.svg' --exclude '*.ttf' --exclude '*.txt' --exclude '*.wasm' --exclude '*.webm' --exclude '*.webmanifest' --exclude '*.webp' --exclude '*.woff' --exclude '*.woff2' --exclude '*.xml' --exclude '*.yaml' --exclude '*.yml' --exclude '*.zip' --exclude '*.br' --exclude '*.gz' --content-type application/octet-stream --cache-control "no-cache"
send '.well-known/api-catalog' 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
# Pages.
send '*.html' "text/html; charset=utf-8"

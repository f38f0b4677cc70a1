#!/bin/sh
# BUCKET=name [ENDPOINT=https://…] deploy/sync.sh
set -eu
: "${BUCKET:?the name of the bucket}"

# pattern, type, cache, what is left out
send() {
	aws s3 cp dist "s3://$BUCKET/" --recursive ${ENDPOINT:+--endpoint-url "$ENDPOINT"} --no-guess-mime-type --only-show-errors \
		--exclude '*' --include "$1" ${4:+--exclude "$4"} --content-type "$2" --cache-control "$3"
}

# What no page names until it is there.
send '_astro/*.atom' "application/atom+xml; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.avif' "image/avif" "public, max-age=31536000, immutable"
send '_astro/*.css' "text/css; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.csv' "text/csv; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.gif' "image/gif" "public, max-age=31536000, immutable"
send '_astro/*.ico' "image/x-icon" "public, max-age=31536000, immutable"
send '_astro/*.jpeg' "image/jpeg" "public, max-age=31536000, immutable"
send '_astro/*.jpg' "image/jpeg" "public, max-age=31536000, immutable"
send '_astro/*.js' "text/javascript; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.json' "application/json; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.map' "application/json; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.md' "text/markdown; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.mjs' "text/javascript; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.mp4' "video/mp4" "public, max-age=31536000, immutable"
send '_astro/*.pdf' "application/pdf" "public, max-age=31536000, immutable"
send '_astro/*.png' "image/png" "public, max-age=31536000, immutable"
send '_astro/*.rss' "application/rss+xml; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.svg' "image/svg+xml; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.ttf' "font/ttf" "public, max-age=31536000, immutable"
send '_astro/*.txt' "text/plain; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.wasm' "application/wasm" "public, max-age=31536000, immutable"
send '_astro/*.webm' "video/webm" "public, max-age=31536000, immutable"
send '_astro/*.webmanifest' "application/manifest+json; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.webp' "image/webp" "public, max-age=31536000, immutable"
send '_astro/*.woff' "font/woff" "public, max-age=31536000, immutable"
send '_astro/*.woff2' "font/woff2" "public, max-age=31536000, immutable"
send '_astro/*.xml' "application/xml; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.yaml' "application/yaml; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.yml' "application/yaml; charset=utf-8" "public, max-age=31536000, immutable"
send '_astro/*.zip' "application/zip" "public, max-age=31536000, immutable"
# Everything else but pages.
send '*.atom' "application/atom+xml; charset=utf-8" "no-cache" '_astro/*'
send '*.avif' "image/avif" "no-cache" '_astro/*'
send '*.css' "text/css; charset=utf-8" "no-cache" '_astro/*'
send '*.csv' "text/csv; charset=utf-8" "no-cache" '_astro/*'
send '*.gif' "image/gif" "no-cache" '_astro/*'
send '*.ico' "image/x-icon" "no-cache" '_astro/*'
send '*.jpeg' "image/jpeg" "no-cache" '_astro/*'
send '*.jpg' "image/jpeg" "no-cache" '_astro/*'
send '*.js' "text/javascript; charset=utf-8" "no-cache" '_astro/*'
send '*.json' "application/json; charset=utf-8" "no-cache" '_astro/*'
send '*.map' "application/json; charset=utf-8" "no-cache" '_astro/*'
send '*.md' "text/markdown; charset=utf-8" "no-cache" '_astro/*'
send '*.mjs' "text/javascript; charset=utf-8" "no-cache" '_astro/*'
send '*.mp4' "video/mp4" "no-cache" '_astro/*'
send '*.pdf' "application/pdf" "no-cache" '_astro/*'
send '*.png' "image/png" "no-cache" '_astro/*'
send '*.rss' "application/rss+xml; charset=utf-8" "no-cache" '_astro/*'
send '*.svg' "image/svg+xml; charset=utf-8" "no-cache" '_astro/*'
send '*.ttf' "font/ttf" "no-cache" '_astro/*'
send '*.txt' "text/plain; charset=utf-8" "no-cache" '_astro/*'
send '*.wasm' "application/wasm" "no-cache" '_astro/*'
send '*.webm' "video/webm" "no-cache" '_astro/*'
send '*.webmanifest' "application/manifest+json; charset=utf-8" "no-cache" '_astro/*'
send '*.webp' "image/webp" "no-cache" '_astro/*'
send '*.woff' "font/woff" "no-cache" '_astro/*'
send '*.woff2' "font/woff2" "no-cache" '_astro/*'
send '*.xml' "application/xml; charset=utf-8" "no-cache" '_astro/*'
send '*.yaml' "application/yaml; charset=utf-8" "no-cache" '_astro/*'
send '*.yml' "application/yaml; charset=utf-8" "no-cache" '_astro/*'
send '*.zip' "application/zip" "no-cache" '_astro/*'
# What has no type of its own.
aws s3 cp dist "s3://$BUCKET/" --recursive ${ENDPOINT:+--endpoint-url "$ENDPOINT"} --no-guess-mime-type --only-show-errors \
	--exclude '*.atom' --exclude '*.avif' --exclude '*.css' --exclude '*.csv' --exclude '*.gif' --exclude '*.html' --exclude '*.ico' --exclude '*.jpeg' --exclude '*.jpg' --exclude '*.js' --exclude '*.json' --exclude '*.map' --exclude '*.md' --exclude '*.mjs' --exclude '*.mp4' --exclude '*.pdf' --exclude '*.png' --exclude '*.rss' --exclude '*.svg' --exclude '*.ttf' --exclude '*.txt' --exclude '*.wasm' --exclude '*.webm' --exclude '*.webmanifest' --exclude '*.webp' --exclude '*.woff' --exclude '*.woff2' --exclude '*.xml' --exclude '*.yaml' --exclude '*.yml' --exclude '*.zip' --exclude '*.br' --exclude '*.gz' --content-type application/octet-stream --cache-control "no-cache"
send '.well-known/api-catalog' 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"' "no-cache"
# Pages.
send '*.html' "text/html; charset=utf-8" "no-cache"

#!/bin/sh
# Prints each image that compose.yaml uses, with its tag's current digest. Requires Docker and internet access:
#   sh ops/pin-images.sh >> .env
# Tags can move, digests can't. To update, run it again and remove the old lines.
set -eu
cd "$(dirname "$0")/.."

sed -n 's/.*\${\([A-Z]*_IMAGE\):-\([^}@]*\)}.*/\1 \2/p' compose.yaml | sort -u | while read -r name image; do
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  if ! printf '%s' "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}'; then
    echo "The digest of $image is not known: $digest" >&2
    exit 1
  fi
  echo "$name=$image@$digest"
done

import { INDEXER_URL, NODE_URL } from '../../src/providers/public.ts'
import { frontRows, routePattern, timesOf } from './front-times.ts'

/**
 * A caching front for both providers, in nginx's words. It takes two steps: what visitors ask is a cache, and what the cache asks says by
 * its `Cache-Control` how long each answer counts, since nginx bounds by a header alone how old a stale answer may get.
 */
const PROVIDERS = '^/(?:api/v[23]|v2)/'
const [node, indexer] = [new URL(NODE_URL), new URL(INDEXER_URL)]

function lifetime(again: number | 'immutable'): string {
  const { fresh, renewed, refused } = timesOf(again)
  return `s-maxage=${fresh}, stale-while-revalidate=${renewed}, stale-if-error=${refused}`
}

const provider = (name: string, host: string, prefix: string, key: string) => [
  `    location ${prefix} {`,
  `        limit_req zone=nanoscope_${name} burst=100;`,
  `        proxy_pass https://nanoscope_${name};`,
  `        proxy_set_header Host ${host};`,
  '        proxy_set_header Connection "";',
  `        proxy_set_header ${key} $nanoscope_${name}_key;`,
  `        proxy_ssl_name ${host};`,
  '        if ($http_x_copy = EXPIRED) { error_page 429 500 502 503 504 = @refused; }',
  '    }',
]

/** What stands before the server block. */
export const frontBefore = () => [
  '# The keys of the two providers, and the calls a second that they allow. Calls above that wait in a line.',
  'map "" $nanoscope_node_key { default ""; }       # the key itself',
  'map "" $nanoscope_indexer_key { default ""; }    # "Bearer " and the key',
  'limit_req_zone nanoscope zone=nanoscope_node:32k rate=10r/s;',
  'limit_req_zone nanoscope zone=nanoscope_indexer:32k rate=10r/s;',
  '# Calls a second of one address; offices share one.',
  'limit_req_zone $binary_remote_addr zone=nanoscope_visitors:10m rate=20r/s;',
  '',
  `upstream nanoscope_node { server ${node.host}:443; keepalive 16; }`,
  `upstream nanoscope_indexer { server ${indexer.host}:443; keepalive 16; }`,
  'proxy_cache_path /var/cache/nginx/nanoscope keys_zone=nanoscope:10m max_size=1g inactive=1h use_temp_path=off;',
  '',
  '# How long an answer counts, by what the product says of its age; a route that is not here is not asked.',
  'map $uri $nanoscope_lifetime {',
  '    default "";',
  frontRows.map(([route, again]) => `    ~${routePattern(route)} "${lifetime(again)}";`),
  '}',
  '# Facts, and for a second that there is none; never a refusal.',
  'map $upstream_status $nanoscope_kept {',
  '    default "";',
  '    200 $nanoscope_lifetime;',
  '    404 "s-maxage=1";',
  '}',
  '# Browsers keep nothing, as the pages have a cache of their own.',
  'map $upstream_http_cache_control $nanoscope_shared {',
  '    default "no-store";',
  String.raw`    ~^(?<nanoscope_seconds>s-maxage=\d+) "max-age=0, $nanoscope_seconds";`,
  '}',
  '',
  '# What the cache asks: for this machine alone.',
  'server {',
  '    listen 127.0.0.1:4320;',
  '    access_log off;',
  '    if ($nanoscope_lifetime = "") { return 404; }',
  '    limit_req_status 429;',
  '    proxy_http_version 1.1;',
  '    # Nothing of the visitor goes on: no cookie, no name of a browser, no address.',
  '    proxy_pass_request_headers off;',
  '    proxy_connect_timeout 5s;',
  '    proxy_read_timeout 10s;',
  '    proxy_next_upstream off;',
  '    proxy_ssl_server_name on;',
  '    proxy_ssl_verify on;',
  '    proxy_ssl_verify_depth 3;',
  '    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  '    proxy_ignore_headers X-Accel-Redirect X-Accel-Buffering X-Accel-Charset X-Accel-Limit-Rate;',
  hidden.map(name => `    proxy_hide_header ${name};`),
  '    add_header Cache-Control $nanoscope_kept always;',
  provider('node', node.host, '/api/', 'X-API-Key'),
  provider('indexer', indexer.host, '/v2/', 'Authorization'),
  '    # nginx keeps to stale-if-error when nobody answers, but not when somebody refuses: where there is a copy, a refusal is no answer.',
  '    proxy_intercept_errors on;',
  '    location @refused { return 444; }',
  '}',
  '',
]

/** A page of another site may not ask here, so no word of CORS goes through; nor does anything that keeps an answer from being shared. */
const hidden =
  'Cache-Control Expires Pragma Set-Cookie Vary Access-Control-Allow-Origin Strict-Transport-Security'.split(' ')

/** What stands in the map of caching. */
export const frontCaching = `    ~${PROVIDERS} $nanoscope_shared;`

/** What stands in the server block. */
export const frontInside = () => [
  '',
  '    # The two providers, for a site built with PUBLIC_NODE_API_URL=/api/v2 PUBLIC_NODE_API_V3_URL=/api/v3 PUBLIC_INDEXER_API_URL=/v2.',
  '    add_header CDN-Cache-Control $upstream_http_cache_control always;',
  `    location ~ ${PROVIDERS} {`,
  '        limit_except GET { deny all; }',
  '        limit_req zone=nanoscope_visitors burst=100 nodelay;',
  '        limit_req_status 429;',
  '        proxy_pass http://127.0.0.1:4320;',
  '        proxy_pass_request_headers off;',
  '        proxy_pass_request_body off;',
  '        proxy_set_header Content-Length "";',
  '        proxy_set_header X-Copy $upstream_cache_status;',
  '        proxy_hide_header Cache-Control;',
  '        # When the provider answered: a CDN reckons the age of an answer from it.',
  '        proxy_pass_header Date;',
  '        proxy_cache nanoscope;',
  '        proxy_cache_key $request_uri;',
  '        # Equal calls wait for one answer. Nobody waits for a renewal, unless the old answer is older than its time.',
  '        proxy_cache_lock on;',
  '        proxy_cache_lock_age 30s;',
  '        proxy_cache_lock_timeout 30s;',
  '        proxy_cache_background_update on;',
  '        gzip on;',
  '        gzip_proxied any;',
  '        gzip_types application/json;',
  '    }',
]

import { INDEXER_URL, NODE_URL } from '../../src/providers/public.ts'
import { requestPattern } from './front-requests.ts'
import { frontRows, type Pace, timesOf } from './front-rows.ts'
import { visitorLimits } from './front-visitor.ts'

/**
 * A caching front for both providers, as an nginx configuration of three servers. The site's server answers visitors within 2 s. The keeper
 * caches answers for the times in the asker's `Cache-Control`, because nginx limits stale answers by this header only. The asker calls the
 * providers with the operator's keys.
 */
const PROVIDERS = '^/(?:api/v[23]|v2)/'
const [node, indexer] = [new URL(NODE_URL), new URL(INDEXER_URL)]

function lifetime(pace: Pace): string {
  const { fresh, whileRevalidating, ifError } = timesOf(pace)
  return `s-maxage=${fresh}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`
}

/** Seconds for which an immutable answer is cached. */
const LASTING = timesOf('immutable').fresh

/** Admits one of several equal calls before the provider's queue, as they would all take a place in it. */
const provider = (name: string, host: string, prefix: string, key: string) => [
  `    location ${prefix} {`,
  '        limit_conn nanoscope_equal 1;',
  `        try_files /. @${name};`,
  '    }',
  `    location @${name} {`,
  '        limit_req zone=nanoscope_misses burst=8 nodelay;',
  `        limit_req zone=nanoscope_${name} burst=100;`,
  `        proxy_pass https://nanoscope_${name};`,
  `        proxy_set_header Host ${host};`,
  '        proxy_set_header Connection "";',
  `        proxy_set_header ${key} $nanoscope_${name}_key;`,
  `        proxy_ssl_name ${host};`,
  '        if ($http_x_copy = EXPIRED) { error_page 429 500 502 503 504 = @refused; }',
  '    }',
]

/** Maps and limits in front of all servers. */
const frontMaps = () => [
  '# The keys of the two providers, and the calls per second that they allow. Calls above that wait in a queue.',
  'map "" $nanoscope_node_key { default ""; }       # the key itself',
  'map "" $nanoscope_indexer_key { default ""; }    # "Bearer " and the key',
  'limit_req_zone nanoscope zone=nanoscope_node:32k rate=10r/s;',
  'limit_req_zone nanoscope zone=nanoscope_indexer:32k rate=10r/s;',
  visitorLimits,
  '# Equal calls that no copy answers, old or new.',
  'map $http_x_copy $nanoscope_missed { default ""; MISS $request_uri; }',
  'limit_conn_zone $nanoscope_missed zone=nanoscope_equal:10m;',
  '',
  `upstream nanoscope_node { server ${node.host}:443; keepalive 16; }`,
  `upstream nanoscope_indexer { server ${indexer.host}:443; keepalive 16; }`,
  'proxy_cache_path /var/cache/nginx/nanoscope keys_zone=nanoscope:10m max_size=1g inactive=1h use_temp_path=off;',
  '',
  '# Lifetimes of answers, by requests as they are spelled; a request that is not here is not passed on.',
  'map $request_uri $nanoscope_lifetime {',
  '    default "";',
  frontRows.map(([route, pace]) => `    "~${requestPattern(route)}" "${lifetime(pace)}";`),
  '}',
  '# What never changes is not nearly empty: such an answer is of something not indexed yet, and one of unknown length may be.',
  'map $nanoscope_lifetime $nanoscope_unmeasured {',
  '    default $nanoscope_lifetime;',
  `    ~^s-maxage=${LASTING}, "${lifetime('minute')}";`,
  '}',
  'map $nanoscope_lifetime $nanoscope_short {',
  '    default $nanoscope_lifetime;',
  `    ~^s-maxage=${LASTING}, "s-maxage=1";`,
  '}',
  '# JSON alone is kept: facts, and for a second that there is none; never a refusal.',
  'map "$upstream_status $upstream_http_content_length $upstream_http_content_type" $nanoscope_kept {',
  '    default "";',
  String.raw`    "~^200 \d{3,} application/json(?:;|$)" $nanoscope_lifetime;`,
  '    "~^200  application/json(?:;|$)" $nanoscope_unmeasured;',
  String.raw`    "~^200 \d{1,2} application/json(?:;|$)" $nanoscope_short;`,
  String.raw`    "~^404 \d* application/json(?:;|$)" "s-maxage=1";`,
  '}',
  '# Browsers keep nothing, as the pages have their own cache.',
  'map $upstream_http_cache_control $nanoscope_shared {',
  '    default "no-store";',
  String.raw`    ~^(?<nanoscope_seconds>s-maxage=\d+) "max-age=0, $nanoscope_seconds";`,
  '}',
  'map "$status $upstream_http_retry_after" $nanoscope_retry_after {',
  '    default "";',
  '    "~^(?:429|503) $" "2";',
  '}',
  '',
]

/** A hop between two servers of the front. Of the visitor's request it only forwards the address, by which cache misses are limited. */
const hop = (port: number) => [
  `        proxy_pass http://127.0.0.1:${port};`,
  '        # An answer that is cut is known by its missing end, which HTTP/1.0 does not have.',
  '        proxy_http_version 1.1;',
  '        proxy_pass_request_headers off;',
  '        proxy_pass_request_body off;',
  '        proxy_set_header Content-Length "";',
]

const keeper = () => [
  '# Keeps answers: for this machine alone.',
  'server {',
  '    listen 127.0.0.1:4319;',
  '    access_log off;',
  '    location / {',
  hop(4320),
  '        proxy_set_header X-Visitor $http_x_visitor;',
  '        proxy_set_header X-Copy $upstream_cache_status;',
  '        proxy_set_header Accept-Encoding gzip;',
  '        # An answer that is late for its visitor is kept for the next one: 10 s in the queue, and 10 s for all of it.',
  '        proxy_ignore_client_abort on;',
  '        proxy_read_timeout 20s;',
  '        error_page 502 504 =503 @late;',
  '        proxy_pass_header Date;',
  '        proxy_cache nanoscope;',
  '        proxy_cache_key $request_uri;',
  '        # Equal calls wait 2 s for one answer. A renewal delays no call, unless the old answer is older than its time.',
  '        proxy_cache_lock on;',
  '        proxy_cache_lock_age 30s;',
  '        proxy_cache_lock_timeout 2s;',
  '        proxy_cache_background_update on;',
  '    }',
  '    location @late { return 503; }',
  '}',
  '',
]

const asker = () => [
  '# Asks the providers: for this machine alone.',
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
  '    # Compressed answers of up to 4 MB go on when they are complete, so that a time limit counts for all of an answer.',
  '    gzip on;',
  '    gzip_proxied any;',
  '    gzip_types *;',
  '    gzip_min_length 0;',
  '    gzip_buffers 64 64k;',
  '    postpone_output 4000k;',
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
  '    # nginx keeps to stale-if-error on connection errors, but not on error statuses: with a copy, an error status closes the connection.',
  '    proxy_intercept_errors on;',
  '    location @refused { return 444; }',
  '}',
  '',
]

/** Headers removed from answers: CORS, as other sites may not use this front, and everything that prevents shared caching. */
const hidden =
  'Cache-Control Expires Pragma Set-Cookie Vary Access-Control-Allow-Origin Strict-Transport-Security'.split(' ')

/** Everything before the site's server block. */
export const frontBefore = () => [frontMaps(), keeper(), asker()].flat(3)

/** A line for the caching map. */
export const frontCaching = `    ~${PROVIDERS} $nanoscope_shared;`

/** Lines inside the site's server block. */
export const frontInside = () =>
  [
    '',
    '    # The two providers, for a site built with PUBLIC_NODE_API_URL=/api/v2 PUBLIC_NODE_API_V3_URL=/api/v3 PUBLIC_INDEXER_API_URL=/v2.',
    '    add_header CDN-Cache-Control $upstream_http_cache_control always;',
    '    add_header Retry-After $nanoscope_retry_after always;',
    `    location ~ ${PROVIDERS} {`,
    '        limit_except GET { deny all; }',
    '        if ($nanoscope_lifetime = "") { return 404; }',
    '        limit_req zone=nanoscope_visitors burst=100 nodelay;',
    '        limit_req_status 429;',
    hop(4319),
    '        proxy_set_header X-Visitor $nanoscope_visitor;',
    '        proxy_read_timeout 2s;',
    '        error_page 502 504 =503 @late;',
    '        proxy_hide_header Cache-Control;',
    '        # When the provider answered: a CDN reckons the age of an answer from it.',
    '        proxy_pass_header Date;',
    '        # Answers come compressed; who cannot read that gets them as they were.',
    '        gunzip on;',
    '        gzip_proxied any;',
    '    }',
    '    location @late { return 503; }',
  ].flat()

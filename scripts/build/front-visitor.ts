/**
 * nginx directives that identify visitors and limit their calls. A visitor is an IPv4 address, or the /64 network of an IPv6 address, of
 * which a subscriber may use any address. nginx abbreviates zeros as `::`, so that a network has up to three spellings.
 */
export const visitorLimits = [
  '# One visitor: an IPv4 address, or the first 64 bits of an IPv6 address.',
  'map $remote_addr $nanoscope_visitor {',
  '    default $remote_addr;',
  '    "~^(?<nanoscope_line>(?:[0-9a-f]+:){4})" $nanoscope_line;',
  '    "~^(?<nanoscope_line>[0-9a-f:]*?::(?:[0-9a-f]+:)*?)(?:[0-9a-f]+:){0,3}[0-9a-f]*$" $nanoscope_line;',
  '}',
  '# Calls per second of one visitor, and those of them that reach a provider; offices share one address.',
  'limit_req_zone $nanoscope_visitor zone=nanoscope_visitors:10m rate=20r/s;',
  'limit_req_zone $http_x_visitor zone=nanoscope_misses:10m rate=4r/s;',
]

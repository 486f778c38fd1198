import * as v from 'valibot'
import type { DomainRecords } from '../../domain/dns/domain.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import type { Call } from '../../lib/call.ts'
import { accountAddress, address, knownAddresses } from '../bytes/wire-address.ts'
import { ProviderError } from '../http/error.ts'
import { nullIfAbsent } from '../http/null-if-absent.ts'
import { withRest } from '../http/shape-rest.ts'
import { dictionary, maybe, rows, text } from '../http/wire.ts'
import { domainRequest, readWalletRecord } from '../requests/domain.ts'
import { indexerApi } from './client.ts'

// `entries`: further records by name, which only some servers send.
const rest = v.object({
  entries: maybe(dictionary),
  wallet: nullIfAbsent(v.object({ account: maybe(accountAddress) })),
  next_resolver: nullIfAbsent(address),
  sites: maybe(rows(text)),
  storage: nullIfAbsent(text),
  picture: nullIfAbsent(v.object({ url: maybe(text) })),
})
const record = withRest(
  { what: 'records', read: readWalletRecord },
  v.pipe(
    rest,
    v.transform(({ wallet: target, ...others }) => ({ ...others, target, known: knownAddresses([target?.account]) })),
  ),
)

/** URL of an image that this page may load. On demand, because few domains have a picture. */
const acceptPicture = async (url: string) => (await import('./images.ts')).acceptedImage(url)

/** True if an answer without a record that can be shown lists none at all. */
const isEmpty = ({ entries, target, next_resolver, sites, storage, picture }: v.InferOutput<typeof record>) =>
  (entries !== null || sites !== null) &&
  [target, next_resolver, storage, picture].every(written => written === null) &&
  Object.keys(entries ?? {}).length + (sites?.unreadable ?? 0) === 0

/**
 * Records of a domain (dns/{domain}/resolve). Throws ProviderError: `not-found` for an empty list, `malformed` for an answer without a list
 * or whose records cannot be shown.
 */
export async function getDomainRecords(call: Call, name: string): Promise<DomainRecords> {
  const read = await indexerApi(...domainRequest.of(name), record, call)
  const url = read.picture?.url
  const records = {
    wallet: read.wallet,
    nextResolver: read.next_resolver ?? null,
    sites: read.sites?.rows ?? [],
    storage: read.storage ?? null,
    picture: url ? await acceptPicture(url) : null,
    others: Object.entries(read.entries ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [{ name: cleanText(name, MAX_NAME_LENGTH), value: cleanText(value) }] : [],
    ),
    known: read.known,
  }
  const { wallet, nextResolver, sites, storage, picture, others } = records
  if (!wallet && !nextResolver && !storage && !picture && sites.length + others.length === 0)
    throw new ProviderError(isEmpty(read) ? 'not-found' : 'malformed', 'tonapi', 'no records')
  return records
}

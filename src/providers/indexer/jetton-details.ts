import * as v from 'valibot'
import { cleanText } from '../../domain/foreign/clean-text.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { acceptLink } from '../../domain/token/image.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { party, partyAddress } from '../bytes/party.ts'
import { knownAddresses } from '../bytes/wire-address.ts'
import { requireAsked } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { flag, maybe, rows, text } from '../http/wire.ts'
import { jettonRequest } from '../requests/jetton.ts'
import { indexerApi } from './client.ts'
import { rowFields, toJettonRow } from './jetton-list.ts'
import { addressOf, jettonNames } from './token-fields.ts'

const MAX_DESCRIPTION_LENGTH = 1000
const MAX_LINKS = 10
const MAX_LINK_LENGTH = 300

const description = v.pipe(
  text,
  v.transform(written => cleanText(written, MAX_DESCRIPTION_LENGTH) || null),
)
const urls = maybe(rows(text))
const authored = { description: maybe(description), websites: urls, social: urls, catalogs: urls }

const details = v.object({
  ...rowFields,
  description: maybe(description),
  mintable: maybe(flag),
  admin: party,
  metadata: maybe(v.object({ ...jettonNames, ...authored })),
})

type Wire = v.InferOutput<typeof details>

/** True if a row has neither name nor supply. */
const isEmpty = ({ metadata, symbol, name, total_supply }: Wire) =>
  !metadata?.symbol && !metadata?.name && !symbol && !name && total_supply === null

/** Web addresses only, without duplicates. */
function linksOf({ metadata }: Wire): string[] {
  const given = [metadata?.websites, metadata?.social, metadata?.catalogs].flatMap(list => list?.rows ?? [])
  const links = given.flatMap(url => (url.length <= MAX_LINK_LENGTH ? (acceptLink(url) ?? []) : []))
  return [...new Set(links)].slice(0, MAX_LINKS)
}

/** One jetton (jettons/{id}). Throws `not-found` if the address is not a jetton master, `malformed` for an empty answer. */
export async function getJetton(call: Call, master: RawAddress): Promise<JettonDetails> {
  const wire = await indexerApi(...jettonRequest.of(master), details, call)
  requireAsked('tonapi', 'jetton', master, addressOf(wire))
  if (isEmpty(wire)) throw new ProviderError('malformed', 'tonapi', 'an empty answer')
  return {
    ...toJettonRow(wire, master),
    description: wire.metadata?.description ?? wire.description,
    mintable: wire.mintable,
    admin: partyAddress(wire.admin),
    known: knownAddresses([wire.admin]),
    links: linksOf(wire),
    scale: wire.scaled_ui,
  }
}

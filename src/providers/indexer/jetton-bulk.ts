import type { JettonRow } from '../../domain/jetton/list.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { createClient } from '../http/client.ts'
import { postJson } from '../http/post.ts'
import { indexerClient } from './client.ts'
import { jettonList, toJettonPage } from './jetton-list.ts'

/** Jettons by their masters (jettons/_bulk, by POST). Drops rows of other jettons. */
export async function getJettonsOf(call: Call, masters: readonly RawAddress[]): Promise<JettonRow[]> {
  const post = createClient({ ...indexerClient, fetchAnswer: postJson({ account_ids: masters }) })
  const { jettons } = toJettonPage(await post('/jettons/_bulk', {}, jettonList, call))
  return jettons.filter(({ address }) => masters.includes(address))
}

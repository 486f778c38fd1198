/** The whole story: people, jettons, NFTs, names, validators, pools and mishaps, then everyday traffic. */
import { Accounts } from './accounts.ts'
import { type BulkSizes, bulk } from './bulk.ts'
import { dex } from './chapters/dex.ts'
import { diplomas } from './chapters/diplomas.ts'
import { fleet } from './chapters/fleet.ts'
import { jettons } from './chapters/jettons.ts'
import { masterPool } from './chapters/master-pool.ts'
import { mishaps } from './chapters/mishaps.ts'
import { names, zones } from './chapters/names.ts'
import { nfts } from './chapters/nfts.ts'
import { crowds, people } from './chapters/people.ts'
import { pools } from './chapters/pools.ts'
import { requests } from './chapters/requests.ts'
import { restake, validators } from './chapters/validators.ts'
import { commerce } from './commerce.ts'
import { type Context, contextOf } from './context.ts'
import { layFoundation, placeDomains } from './foundation.ts'
import { pointOut } from './highlights.ts'
import { MutableFixtures } from './mutable-fixtures.ts'
import type { Opening, Scenario } from './scenario.ts'
import { Script } from './script.ts'
import { type Props, traffic } from './traffic.ts'

const TRAFFIC_FROM = 24
/** Steps between checks for an election without stakes. */
const RESTAKE_EVERY = 300

export type Pace = { sizes: BulkSizes /** maximum number of messages per step */; messages: number }

export function standardScenario(opening: Opening, pace: Pace): Scenario {
  const fixtures = new MutableFixtures()
  const script = new Script()
  const context = contextOf(opening, { script, fixtures, accounts: new Accounts(opening.seed) })
  layFoundation(context)
  const props = chapters(context)
  bulk(context, pace.sizes)
  const market = dex(context)
  const ships = fleet(context)
  return {
    fixtures,
    pause: step => script.pause(step),
    pointOut: () => pointOut(context),
    act(step) {
      script.play(step)
      if (step >= TRAFFIC_FROM) traffic(context, props, step, pace.messages)
      if (step >= TRAFFIC_FROM) commerce(context, market, ships, step)
      if (step % RESTAKE_EVERY === 0) restake(context)
    },
  }
}

function chapters(context: Context): Props {
  const domains = zones(context)
  placeDomains(context, domains.ton, domains.telegram)
  people(context)
  const made = jettons(context)
  const { items } = nfts(context)
  diplomas(context)
  const staked = pools(context)
  masterPool(context)
  mishaps(context)
  requests(context)
  crowds(context)
  names(context, domains)
  validators(context)
  return {
    jettons: made.slice(0, 5),
    items,
    pools: staked.pools.filter(({ name }) => name !== 'Empty Pool'),
    zone: domains.ton,
  }
}

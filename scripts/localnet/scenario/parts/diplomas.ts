/** Soul-bound items (TEP-85): one kept, one shown, one revoked, one destroyed. */
import { MEDIA, offChain, onChain } from '../content.ts'
import type { Context } from '../context.ts'
import { code } from '../contracts.ts'
import { Collection, deployItemBody, destroyBody, itemTransferBody, proveOwnershipBody, revokeBody } from '../nft.ts'
import { friendly } from './people.ts'

const GAS = 200_000_000n
const HOLDERS = ['alice', 'dan', 'frank', 'ivan']

export function diplomas({ chain, schedule, accounts, fixtures }: Context): void {
  const school = accounts.the('judy')
  const uri = fixtures.publish(`${MEDIA}/nft/diplomas.json`, {
    name: 'Diplomas in Optics',
    description: 'Bound to who earned them.',
    image: `${MEDIA}/nft/diplomas.png`,
  })
  const royalty = { numerator: 0, denominator: 1, destination: school.address }
  const terms = { owner: school.address, content: offChain(uri), itemPrefix: '', royalty }
  const collection = new Collection({ ...terms, itemCode: code('sbt-item') })
  const items = HOLDERS.map((_, index) => collection.item(index))
  const mint = (name: string, index: number) => {
    const content = onChain({ name: `Diploma of ${name}`, image: `${MEDIA}/nft/diplomas/${index}.png` })
    const body = deployItemBody(index, accounts.the(name).address, content, school.address)
    return { to: collection.address, value: GAS, body }
  }
  const [kept, shown, revoked, destroyed] = items
  if (!kept || !shown || !revoked || !destroyed) return
  schedule
    .sequence(13)
    .step(() => school.send(chain, { to: collection.address, value: GAS, init: collection.contract }))
    .skip(1)
    .step(() => school.send(chain, ...HOLDERS.map(mint)))
    .skip(1)
    .step(() => {
      const [alice, dan, ivan] = [accounts.the('alice'), accounts.the('dan'), accounts.the('ivan')]
      const gift = itemTransferBody({ to: dan.address, responseTo: alice.address })
      alice.send(chain, { to: kept, value: GAS, body: gift })
      dan.send(chain, { to: shown, value: GAS, body: proveOwnershipBody(school.address) })
      school.send(chain, { to: revoked, value: GAS, body: revokeBody() })
      ivan.send(chain, { to: destroyed, value: GAS, body: destroyBody() })
    })
  fixtures.addRole('nft collection', collection.address)
  fixtures.addRole('nft item', ...items)
  fixtures.addRole('sbt item', ...items)
  fixtures.worthOpening.set('soul-bound NFT', friendly(revoked, true))
}

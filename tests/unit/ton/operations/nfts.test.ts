import {
  ALICE,
  alice,
  asked,
  BOB,
  bob,
  cell,
  comment,
  hash,
  hi,
  op,
  QUERY,
  type Reference,
  testReferences,
} from '../support/references.ts'

const items: Reference[] = [
  {
    says: 'NFT transfer',
    body: op(0x5fcc3d14)
      .storeAddress(alice)
      .storeAddress(bob)
      .storeMaybeRef(null)
      .storeCoins(20_000_000n)
      .storeBit(1)
      .storeRef(comment('hi')),
    fields: [
      QUERY,
      ['new owner', 'address', ALICE],
      ['response', 'address', BOB],
      ['forward amount', 'coins', '20000000'],
      ['payload', 'body', hi],
    ],
  },
  {
    says: 'NFT ownership assigned',
    body: op(0x05138d91).storeAddress(alice).storeBit(1).storeRef(comment('hi')),
    fields: [QUERY, ['prev owner', 'address', ALICE], ['payload', 'body', hi]],
  },
  asked(0x2fcb26a2, 'NFT static data request'),
  {
    says: 'NFT static data',
    body: op(0x8b771735)
      .storeUint(2n ** 255n, 256)
      .storeAddress(alice),
    fields: [QUERY, ['index', 'number', `${2n ** 255n}`], ['collection', 'address', ALICE]],
  },
  asked(0x693d3950, 'Royalty request'),
  {
    says: 'Royalty',
    body: op(0xa8cb00ad).storeUint(5, 16).storeUint(100, 16).storeAddress(alice),
    fields: [QUERY, ['numerator', 'number', '5'], ['denominator', 'number', '100'], ['destination', 'address', ALICE]],
  },
  {
    says: 'NFT content edit',
    body: op(0x1a0b9d51).storeRef(cell(4)),
    fields: [QUERY, ['content', 'cell', cell(4)]],
  },
  {
    says: 'NFT editorship transfer',
    body: op(0x1c04412a).storeAddress(alice).storeAddress(bob).storeMaybeRef(null).storeCoins(3).storeBit(0),
    fields: [QUERY, ['new editor', 'address', ALICE], ['response', 'address', BOB], ['forward amount', 'coins', '3']],
    open: true,
  },
  {
    says: 'Change of owner',
    body: op(0x819dbe99).storeAddress(alice),
    fields: [QUERY, ['new owner', 'address', ALICE]],
  },
  { says: 'Owner changed', body: op(0x327b2b4a).storeAddress(alice), fields: [QUERY, ['owner', 'address', ALICE]] },
  {
    says: 'Sale: change of price',
    body: op(0x6c6c2080).storeCoins(100).storeCoins(5).storeCoins(1),
    fields: [QUERY, ['price', 'coins', '100'], ['marketplace fee', 'coins', '5'], ['royalty', 'coins', '1']],
  },
]

testReferences('operations of NFTs (TEP-62, TEP-66) and their sales', items)

const soulbound: Reference[] = [
  {
    says: 'SBT proof request',
    body: op(0x04ded148).storeAddress(alice).storeRef(comment('hi')).storeBit(true),
    fields: [QUERY, ['destination', 'address', ALICE], ['forward payload', 'body', hi], ['with content', 'flag', true]],
  },
  {
    says: 'SBT ownership proof',
    body: op(0x0524c7ae)
      .storeUint(hash, 256)
      .storeAddress(alice)
      .storeRef(comment('hi'))
      .storeUint(1_700_000_000, 64)
      .storeMaybeRef(cell(3)),
    fields: [
      QUERY,
      ['item id', 'number', `${hash}`],
      ['owner', 'address', ALICE],
      ['data', 'body', hi],
      ['revoked at', 'time', 1_700_000_000],
      ['content', 'cell', cell(3)],
    ],
  },
  {
    says: 'SBT owner request',
    body: op(0xd0c3bfea).storeAddress(alice).storeRef(cell(3)).storeBit(false),
    fields: [
      QUERY,
      ['destination', 'address', ALICE],
      ['forward payload', 'cell', cell(3)],
      ['with content', 'flag', false],
    ],
  },
  {
    says: 'SBT owner',
    body: op(0x0dd607e3)
      .storeUint(1, 256)
      .storeAddress(alice)
      .storeAddress(bob)
      .storeRef(cell(3))
      // zero where it was not revoked, which is no time
      .storeUint(0, 64)
      .storeMaybeRef(null),
    fields: [
      QUERY,
      ['item id', 'number', '1'],
      ['initiator', 'address', ALICE],
      ['owner', 'address', BOB],
      ['data', 'cell', cell(3)],
      ['revoked at', 'number', '0'],
    ],
  },
  asked(0x1f04537a, 'SBT destruction'),
  asked(0x6f89f5e3, 'SBT revocation'),
]

testReferences('operations of SBTs (TEP-85)', soulbound)

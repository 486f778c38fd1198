type Module = Record<string, unknown>

/** Every module of `src/providers` that may make calls, by its path. */
const modules = import.meta.glob<Module>('../../../src/providers/{node,indexer,index-v3}/*.ts')

/** Names of all functions that ask a provider. */
export async function adapterNames(): Promise<string[]> {
  const loaded = await Promise.all(Object.values(modules).map(load => load()))
  return loaded.flatMap(module => Object.keys(module).filter(name => /^get[A-Z]/.test(name)))
}

/** Functions that ask the node API and tonapi; imported by now, so that settings of this moment count. */
export async function loadProviders() {
  return {
    ...(await import('../../../src/providers/node/account.ts')),
    ...(await import('../../../src/providers/node/block.ts')),
    ...(await import('../../../src/providers/node/block-at.ts')),
    ...(await import('../../../src/providers/indexer/block-end.ts')),
    ...(await import('../../../src/providers/node/execution.ts')),
    ...(await import('../../../src/providers/indexer/execution.ts')),
    ...(await import('../../../src/providers/node/full-block.ts')),
    ...(await import('../../../src/providers/node/get-method.ts')),
    ...(await import('../../../src/providers/node/head.ts')),
    ...(await import('../../../src/providers/node/header.ts')),
    ...(await import('../../../src/providers/node/jetton.ts')),
    ...(await import('../../../src/providers/node/locate.ts')),
    ...(await import('../../../src/providers/node/operation-name.ts')),
    ...(await import('../../../src/providers/node/proofs.ts')),
    ...(await import('../../../src/providers/node/round.ts')),
    ...(await import('../../../src/providers/node/transaction-bytes.ts')),
    ...(await import('../../../src/providers/node/transaction.ts')),
    ...(await import('../../../src/providers/indexer/marks.ts')),
    ...(await import('../../../src/providers/node/transactions.ts')),
    ...(await import('../../../src/providers/indexer/account.ts')),
    ...(await import('../../../src/providers/indexer/blocks.ts')),
    ...(await import('../../../src/providers/indexer/auctions.ts')),
    ...(await import('../../../src/providers/indexer/domain.ts')),
    ...(await import('../../../src/providers/indexer/registration.ts')),
    ...(await import('../../../src/providers/indexer/domains.ts')),
    ...(await import('../../../src/providers/indexer/get-method.ts')),
    ...(await import('../../../src/providers/indexer/named.ts')),
    ...(await import('../../../src/providers/indexer/source.ts')),
    ...(await import('../../../src/providers/indexer/header.ts')),
    ...(await import('../../../src/providers/indexer/jetton-details.ts')),
    ...(await import('../../../src/providers/indexer/jetton-history.ts')),
    ...(await import('../../../src/providers/indexer/jetton-holders.ts')),
    ...(await import('../../../src/providers/indexer/jetton-list.ts')),
    ...(await import('../../../src/providers/indexer/jettons.ts')),
    ...(await import('../../../src/providers/indexer/markets.ts')),
    ...(await import('../../../src/providers/indexer/network-stats.ts')),
    ...(await import('../../../src/providers/indexer/nft-details.ts')),
    ...(await import('../../../src/providers/indexer/jetton-bulk.ts')),
    ...(await import('../../../src/providers/indexer/nft-history.ts')),
    ...(await import('../../../src/providers/indexer/item-history.ts')),
    ...(await import('../../../src/providers/indexer/nfts.ts')),
    ...(await import('../../../src/providers/indexer/price-chart.ts')),
    ...(await import('../../../src/providers/indexer/proofs.ts')),
    ...(await import('../../../src/providers/indexer/exchange-rate.ts')),
    ...(await import('../../../src/providers/indexer/rates.ts')),
    ...(await import('../../../src/providers/indexer/root-hash.ts')),
    ...(await import('../../../src/providers/indexer/staking.ts')),
    ...(await import('../../../src/providers/indexer/token-rates.ts')),
    ...(await import('../../../src/providers/indexer/trace-jettons.ts')),
    ...(await import('../../../src/providers/indexer/traces.ts')),
    ...(await import('../../../src/providers/indexer/transactions.ts')),
    ...(await import('../../../src/providers/indexer/validators.ts')),
  }
}

/** Words about the contract behind an NFT. */
export const contract = 'Contract'
export const contractAddress = 'contract address'
export const status = 'Contract status'
export const standard = 'Standard'
export const methods = 'Contract methods'
export const recognised = 'as the indexer recognised them'
export const asked = 'as the standard asks for them'
export const viewOn = (market: string) => `View on ${market}`

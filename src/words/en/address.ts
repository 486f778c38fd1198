/** Words about an account and what it holds. */
export const title = 'Address'
export const description = 'An account of the TON network: balance, transactions, jettons and NFTs.'
export const documentName = (start: string) => `Address ${start}…`
export const lookingUp = (domain: string) => `Looking up the address of ${domain}`
export const failed = 'Failed to load address information'
export const notFound = 'Address not found'
export const forms =
  'An address has 48 characters and begins with EQ, UQ, Ef, Uf or the like, or is written as 0: and 64 hexadecimal characters.'

export const testOnly = 'You opened the test-only form of this address; it is the same account.'
export const skipToTabs = 'Skip to transactions, jettons and NFTs'
export const own = 'Name it'
export const otherForms = 'Other forms and QR code'
export const active = 'active'
export const uninitialized = 'uninitialized'
export const frozen = 'frozen'
export const unknownState = 'unknown'
export const openAsJetton = 'Open as jetton'
export const openAsCollection = 'Open as NFT collection'
export const openAsNft = 'Open as NFT'
export const lastActivity = 'Last activity'

export const held = 'What this account did and holds'
export const jettons = 'Jettons'
export const nfts = 'NFTs'
export const status = 'Status'

export const counterparty = 'Counterparty'
export const technical = 'Technical information'
export const accountStatus = 'Account status'
export const addressType = 'Address type'
export const contract = 'Contract'
export const byCodeHash = 'by its code hash'
export const unknownContract = 'The code hash is of no contract known here'
export const lastTransaction = 'Last transaction'
export const lastTransactionHash = 'last transaction hash'
export const dataHash = 'Data hash'
export const dataHashValue = 'data hash'

export const noJettons = 'No Jettons found'
export const jettonTransfers = 'Jetton transfers'
export const noJettonTransfers = 'No Jetton transfers found'
export const noNewJettonTransfers = (count: number) => `No Jetton transfers among the newest ${count} events`
/** Beside a sum of money: of how many jettons it is. */
export const pricedOf = (priced: number, all: number) =>
  priced === all ? 'in all, as tonapi prices them' : `in all, as tonapi prices ${priced} of these ${all}`
export const under = (least: string) => `<${least}`
export const jettonsFailed = 'Failed to load jettons'
export const cappedJettons = 'The indexer lists the first 1,000 jetton wallets of an account; there may be more.'
export const unmarkedJettons = 'tonapi does not answer: marks of trust and prices are missing.'
/** Button of a list whose marks and prices came after its rows. */
export const sortByTrust = 'Sort by trust and worth'
export const direction = 'Direction'
export const sent = 'Sent'
export const received = 'Received'
export const minted = 'Minted'
export const burned = 'Burned'
export const moveFailed = ', failed'

export const noNfts = 'No NFTs found'
export const nft = 'NFT'
export const nftTransfers = 'NFT transfers'
export const noNftTransfers = 'No NFT transfers found'
/** Of jettons or NFTs. */
export const olderTransfers = 'There may be older transfers.'
export const cappedNfts = 'The indexers list the first 1,000 NFTs of an account; there may be more.'
export const unmarkedNfts = 'tonapi does not answer: marks of trust and pictures are missing.'
export const nftsFailed = 'Failed to load NFTs'

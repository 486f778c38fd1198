/** Words of the page about NFTs. */
export const title = 'NFT'
export const description = 'TON 网络的 NFT 藏品和合集。'
export const heading = 'TON 上的 NFT'
export const lead = '按地址查找藏品或合集。'
export const searchHint = 'NFT 或合集的地址'
export const popular = '热门合集'
export const ofNetwork = '本网络的合集'
export const marketplaces = '交易市场'
export const standards = '标准'
export const tep62 =
  'TEP-62 是藏品本身的标准。每枚 NFT 都是独立的合约，知道自己的所有者、合集和索引；合集可以说明某个索引对应哪个地址，因此复制品无法冒充藏品。'
export const tep64 =
  'TEP-64 规定名称、图片和属性的存放方式：在链上、在链外的地址，或两者兼有。链外的内容可能变更或消失，也可能写着作者想写的任何内容。'
export const tep66 = 'TEP-66 让合集为作者设定每次出售的分成。标准要求交易市场支付，但链上没有任何强制手段。'

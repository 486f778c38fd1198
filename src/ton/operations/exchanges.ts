/** Operations of exchanges except DeDust, of launchpads and bridges; layouts as in `layout.ts`. */
export const exchanges = `
5c11ada9DAOLama: vault supply|c.amount
4d696e65Proof of work|u8.flags,t.expire,h.whom,h.rdata1,u128.rseed,h.rdata2
77a33521Megaton: mint of wTON|q,c.amount
56a8e920Megaton: change of mining|a.pool,u256.last mined,u256.last index,R.more
25938561STON.fi: swap|q,a.to,a.token wallet,c.jetton amount,c.min out,B.has referral,[a.from user,e.referral]|a.token wallet,c.min out,a.to,A.referral
f93bb43fSTON.fi: payout|q,a.owner,u32.exit code,s1,[c.amount0,a.token0 wallet,c.amount1,a.token1 wallet]
01f3835dpTON: transfer of TON|q,g.ton amount,a.refund,p
ae25d79epTON: refund of TON|q
29d22935pTON: reset gas|q
4f5f4313pTON: deploy wallet|q,a.owner,a.excesses
6540cf85pTON: internal deploy|q,a.excesses
06ecd527STON.fi: mint of LP tokens|q,c.amount0,c.amount1,a.user,c.min LP out,g.forward amount,m.custom payload,[a.to,a.refund,a.excesses]
37c096dfSTON.fi: provide liquidity|q,a.from user,c.amount0,c.amount1,r.order|a.token wallet,a.refund,a.excesses,t64.deadline,[c.min LP out,a.to,B.both positive,g.forward amount,m.custom payload]
47df4137STON.fi: provide liquidity|a.token wallet,a.refund,a.excesses,t64.deadline,[c.min LP out,a.to,B.both positive,g.forward amount,m.custom payload]
50c6a654STON.fi: add liquidity|q,c.amount0,c.amount1,c.min LP out,g.forward amount,B.both positive,a.to,m.custom payload,[a.refund,a.excesses]
657b54f5STON.fi: payout|q,a.to,a.excesses,a.original caller,u32.exit code,m.custom payload,[g.forward amount,c.amount0,a.token0 wallet,c.amount1,a.token1 wallet]
6664de2aSTON.fi: swap|q,a.from user,c.amount0,c.amount1,r.order|a.token wallet,a.refund,a.excesses,t64.deadline,[c.min out,a.to,g.forward amount,m.custom payload,g.refund forward amount,m.refund payload,u16.referral fee,a.referral]
69cf1a5bSTON.fi: swap|a.token wallet,a.refund,a.excesses,t64.deadline,[c.min out,a.to,g.forward amount,m.custom payload,g.refund forward amount,m.refund payload,u16.referral fee,a.referral]
354bcdf4STON.fi: withdrawal of referral fee|q
0490f09bSTON.fi: deposit of referral fee|q,c.jetton amount,a.excesses
2100c922STON.fi: payout of referral fee|q,c.amount,a.token wallet,a.to
63381632STON.fi: referral fee|q,a.owner,a.excesses,[c.amount0,a.token0 wallet,c.amount1,a.token1 wallet]
297437cfSTON.fi: burn notification|q,c.jetton amount,a.from,a.response,m.custom payload
fcf9e58fSTON.fi: provide liquidity|q,a.from user,c.min LP out,c.amount0,c.amount1|a.token wallet,c.min LP out
c64370e5STON.fi: swap done|
45078540STON.fi: swap done, with referral|
5ffe1295STON.fi: swap refused, no liquidity|
38976e9bSTON.fi: swap refused, reserves|
600c00fdTegro: swap TON|q,B.extract,c.max in,c.min out,a.destination,a.error destination,m.payload
287e167aTegro: add liquidity|c.amount a,c.amount b
01fb7a25Tegro: swap|B.extract,c.max in,c.min out,a.destination,a.error destination,m.payload
77a80ef3tgBTC: mint|c.amount,a.recipient,u256.bitcoin txid
ca444ce6tgBTC: burn|c.amount,a.sender,a.pegout
27756729tgBTC: new key|c.amount,u256.new internal public key,a.pegout
453443a6tgBTC: key generated|t64.timestamp,u256.internal public key
af750d34Blum: buy|q,c.min receive,a.receiver,x.referral
742b36d8Blum: sell|q,c.amount,c.min receive,x.referral
f0fd50bbBlum: unlock wallet|q
ceac8af4Blum: bought|a.buyer,g.TON consumed,c.supply delta,c.new supply,g.collected TON,x.referral
ef2e2defBlum: sold|a.seller,g.TON value,c.supply delta,c.new supply,g.collected TON,x.referral
30c7219bBlum: liquidity sent|g.TON amount,c.jetton amount
ac392598Jetton display multiplier changed|v.numerator,v.denominator,x.comment
b0c69ffeAffluent: deposit request|q,S.asset requests,S.pool requests,S.vault requests,x.context
ab7bef17Affluent: deposit data|q,c.index,S.asset data,S.pool data,S.vault data,x.context
d9cf8c91Affluent: withdrawal data|q,c.index,S.asset data,S.pool data,S.vault data,x.context
cb03bfafAffluent: withdrawal|a.asset,S.oracle params,g.forward ton amount,m.forward payload
`

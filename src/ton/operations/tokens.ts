/** Operations of jettons (TEP-74), NFTs (TEP-62, 66), SBTs (TEP-85), domains (TEP-81) and their sales; layouts as in `layout.ts`. */
export const tokens = `
3a86f1a0Airdrop: lock and claim|q,S.proof
4ed14b65DNS balance release|q
4eb1f0f9DNS record change|q,h.key,z.value
44beae41DNS governance decision|q
370fec51DNS auction top-up|q
557cea20DNS bid returned|q
eed236d3Jetton wallet status|q,u4.status
595f07bcJetton burn|q,c.amount,a.response,m?.custom payload
0f8a7ea5Jetton transfer|q,c.amount,a.destination,a.response,m.custom payload,g.forward ton amount,p
178d4519Jetton internal transfer|q,c.amount,a.from,a.response,g.forward ton amount,p
7bdd97deJetton burn notification|q,c.amount,a.sender,a.response
7362d09cJetton transfer notification|q,c.amount,a.sender,p
642b7d07Jetton mint|q,a.to,g.ton amount,r.order
6501f354Jetton change of admin|q,a.new admin
fb88e119Jetton claim of admin|q
7431f221Jetton drop of admin|q
235caf52Jetton call to a wallet|q,a.to,g.ton amount,r.order
2508d66aJetton upgrade|q,R.new data,R.new code
cb862902Jetton change of metadata|q,x.metadata
d53276dbExcesses|q
d372158cTop-up|q
5fcc3d14NFT transfer|q,a.new owner,a.response,m.custom payload,g.forward amount,p
05138d91NFT ownership assigned|q,a.prev owner,p
2fcb26a2NFT static data request|q
8b771735NFT static data|q,u256.index,a.collection
693d3950Royalty request|q
a8cb00adRoyalty|q,u16.numerator,u16.denominator,a.destination
04ded148SBT proof request|q,a.destination,r.forward payload,B.with content
0524c7aeSBT ownership proof|q,u256.item id,a.owner,r.data,t64.revoked at,S.content
d0c3bfeaSBT owner request|q,a.destination,r.forward payload,B.with content
0dd607e3SBT owner|q,u256.item id,a.initiator,a.owner,r.data,t64.revoked at,S.content
1f04537aSBT destruction|q
6f89f5e3SBT revocation|q
38127de1Telegram item: bid|g.bid,t.bid time
a43227e1Telegram item: bid returned|q
a37a0983Telegram item: confirmation|q
299a3e15Telegram item: deploy|a.sender,g.bid,R.token info,R.content,R.auction,R.royalty
487a8e81Telegram item: start of auction|q,R.auction
371638aeTelegram item: end of auction|q
4637289aTelegram items: deploy|H.signature,u32.wallet id,t.valid since,t.valid until,x.item
4637289bTelegram items: deploy|H.signature,u32.wallet id,t.valid since,t.valid until,x.item
6c6c2080Sale: change of price|q,g.price,g.marketplace fee,g.royalty
2c76b973Jetton wallet address request|q,a.owner,B.with address
d1735400Jetton wallet address|q,a.wallet,b.owner
1a0b9d51NFT content edit|q,z.content
1c04412aNFT editorship transfer|q,a.new editor,a.response,m.custom payload,g.forward amount,p
511a4463NFT editorship assigned|q,a.prev editor,p
819dbe99Change of owner|q,a.new owner
327b2b4aOwner changed|q,a.owner
`

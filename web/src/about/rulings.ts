/** Where the rulebooks are silent or disagree. Each has a message ruling-… and one that ends in -why. */

/** Those that a player may dispute first. */
export const DISPUTABLE = ["5", "9", "vault", "letters", "capital", "outbid"] as const;

export const OTHERS = ["1", "2", "3", "4", "6", "7", "8", "10", "11", "12", "13", "14", "15"] as const;

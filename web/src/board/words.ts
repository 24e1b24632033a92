/** A neighborhood in words, for those who do not see the board. */
import { islandThing } from "$src/game/islands";
import type { Light } from "$src/game/lights";
import { t } from "$src/i18n";
import type { SceneDocument } from "$src/wire/types";

import type { Piece } from "./types";

/** What is known of a neighborhood besides its ground. */
export interface Circumstances {
  pieces: readonly Piece[];
  disc?: string;
  light?: Light;
  remark?: string;
}

const SAID: Partial<Record<Light, string>> = {
  legal: "board-legal",
  pointed: "board-pointed",
  chosen: "board-chosen",
  latest: "board-latest",
};

/** `A5, green neighborhood, Aurora; windmill; lake AL1; patron disc A; a bid is possible`. */
export function placeWords(scene: SceneDocument, id: string, { pieces, disc, light, remark }: Circumstances): string {
  const said = light && SAID[light];
  return [
    ...groundWords(scene, id),
    ...pieces.map(contentWords),
    ...(disc ? [t(`disc-${disc}`)] : []),
    ...(said ? [t(said)] : []),
    ...(remark ? [remark] : []),
  ].join("; ");
}

function groundWords(scene: SceneDocument, id: string): string[] {
  const place = scene.places[id];
  if (!place) return [id];
  const beside = scene.areas.filter((area) => area.borders.includes(id));
  return [
    t("board-place", { place: id, color: { term: `hood-${place.color}` }, island: islandThing(place.island) }),
    ...(place.windmill ? [t("text-windmill")] : []),
    ...beside.map(({ kind, id: name }) => t(`text-${kind}`, { name })),
  ];
}

/** `Red’s 48 (medium)`, `bid: Red’s 48 (medium)`. */
export function contentWords(piece: Piece): string {
  const words = pieceWords(piece);
  if (piece.kind === "structure") return words;
  return t(piece.kind === "bid" ? "text-content-bid" : "board-prepared", { piece: words });
}

function pieceWords({ color, building, height, wonder }: Piece): string {
  const who = t(`color-${color}`);
  if (wonder !== undefined) return t("text-wonder", { who, number: wonder, name: { term: `wonder-${wonder}` } });
  return t("text-building", { who, building: String(building), height: height ? t(`height-${height}`) : "" });
}

/** The test page of the shelf: a store's tests call its methods from outside. */
import { Shelf } from "../../src/engine/shelf";

const shelf = new Shelf();

type Method = (...given: unknown[]) => Promise<unknown>;

Object.assign(window, {
  callShelf: (method: string, given: unknown[]) => Reflect.apply(Reflect.get(shelf, method) as Method, shelf, given),
});

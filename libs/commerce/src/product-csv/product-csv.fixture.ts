/** The titles of Shopify's present template. */
export const shopifyTitles =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description';

/** A file as Shopify exported it until 2025: a mug in two sizes with a second image, and a gift card. */
export const shopifyExport = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Status',
  'mug,Mug,"<p>Made by hand, fired twice.</p>",Kiln,,Mugs,"clay, kitchen",true,Size,Small,,,,,MUG-S,350.0,shopify,7,deny,manual,18.00,24.00,true,true,,https://cdn.shop.example/files/mug%20one.jpg?v=17,1,,false,Mug,A mug.,https://cdn.shop.example/files/small.jpg,kg,active',
  'mug,,,,,,,,,Large,,,,,MUG-L,500.0,shopify,-2,continue,manual,26.00,,true,true,,https://cdn.shop.example/files/mug-two.jpg,2,,,,,,kg,',
  'mug,,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.shop.example/files/mug-three.jpg,3,,,,,,,',
  'card,Gift card,,Kiln,,,,false,Title,Default Title,,,,,,0,,,deny,gift_card,50.00,,false,false,,,,,true,,,,kg,active',
].join('\n');

/** A file as Squarespace exports it: a print in two sizes, and a service. */
export const squarespaceExport = [
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Option Name 3,Option Value 3,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs',
  'a1,b1,PHYSICAL,shop,print,Print,<p>Paper.</p>,PR-1,Size,A4,,,,,40.00,30.00,Yes,5,"Prints, Paper",wall,0.5,30.0,20.0,1.0,Yes,https://images.site.example/one.jpg https://images.site.example/two.jpg',
  ',b2,,,,,,PR-2,Size,A3,,,,,60.00,0.00,No,Unlimited,,,0.75,0.0,0.0,0.0,,',
  'a2,b3,SERVICE,shop,framing,Framing,,FR-1,,,,,,,15.00,0.00,No,Unlimited,,,0.0,0.0,0.0,0.0,No,',
].join('\n');
